// Page changes in the browser: plan, fetch what is missing, then show it in one step, with address, scroll and focus right.
import type { Answers } from '@/api/data';
import { pushPageView } from './analytics';
import type { AnswerStore } from './answers';
import { showHead } from './document-head';
import { leavesPage, onLinks } from './links';
import type { LoadingBar } from './loading-bar';
import type { NavigateOptions, NavigateTo } from './navigate';
import { ownUrl } from './own-url';
import type { Head } from './page';
import { carryTracking, splitUrl, tidyPath, withoutPrefix, withPrefix } from './paths';
import type { Shop } from './shop';
import { changeView } from './view-change';

type Shown = { redirect: string | null; head: Head };

/** What the engine needs to know of the shop's pages. URLs have no locale prefix. */
export type Site<P extends Shown> = {
  shop: Shop;
  answers: AnswerStore;
  bar: LoadingBar;
  /** The calls of a page, or null when only the server can answer for the URL. */
  plan(url: string): string[] | null;
  load(url: string, answers: Answers): P;
  /** Fetches the code of a page that does not come with the first one; rejects when the network fails. */
  ready(url: string): Promise<unknown>;
  /** Where this visitor goes instead, when the page is not for them. */
  turnedAway(url: string): string | null;
  /** Draws at once: when it returns, the document shows the page. */
  draw(page: P): void;
};

type Visit = NavigateOptions & { scrollTo?: number; pop?: boolean };

/** `shown` is the page being shown, without locale prefix. */
export type Browser = { navigateTo: NavigateTo; shown(): string };

export function startBrowser<P extends Shown>(site: Site<P>): Browser {
  const { shop, answers, bar } = site;
  const scrolls = rememberScroll();
  let latest = 0;
  let shown = currentUrl(shop) ?? '/';

  const visit = async (url: string, options: Visit): Promise<void> => {
    if (ownUrl(url) === null) return leave('/');
    const elsewhere = site.turnedAway(url);
    if (elsewhere) return visit(elsewhere, { ...options, pop: false, replace: options.replace || options.pop });
    const keys = site.plan(url);
    if (!keys) return leave(url);
    const turn = ++latest;
    bar.start();
    const [loaded] = await Promise.all([answers.load(keys), site.ready(url)]).catch(() => [null]);
    if (turn !== latest) return;
    bar.finish();
    if (!loaded) return leave(url);
    const page = site.load(url, loaded);
    if (page.redirect) return visit(carryTracking(url, page.redirect), { ...options, replace: true });
    show(url, page, options);
  };

  const show = (url: string, page: P, options: Visit) => {
    scrolls.remember();
    if (!options.pop) writeHistory(withPrefix(shop.prefix, url), options.replace);
    scrolls.enter();
    const sameView = options.keep === true || samePath(shown, url);
    changeView(() => {
      site.draw(page);
      showHead(page.head, shop);
      if (!options.keep) {
        closeWhatFloats();
        place(options.scrollTo ?? 0, splitUrl(url).hash);
        focusHeading();
      }
      pushPageView(page.head.title);
    }, sameView);
    shown = url;
  };

  const leave = (url: string) => window.location.assign(withPrefix(shop.prefix, ownUrl(url) ?? '/'));
  const navigateTo: NavigateTo = (to, options = {}) => void visit(carryTracking(shown, to), options);

  window.addEventListener('popstate', () => {
    const url = currentUrl(shop);
    if (url === null) return window.location.reload();
    if (splitHash(url) === splitHash(shown)) return;
    void visit(url, { pop: true, scrollTo: scrolls.of(window.history.state) });
  });

  onLinks({
    click: (event, link) => {
      // To another country or language: the browser goes there itself, with the campaign's parameters.
      if (link.dataset.carry !== undefined) link.href = carryTracking(shown, link.href);
      const url = innerUrl(link, shop);
      if (url === null || leavesPage(event, link)) return;
      if (link.hash && splitHash(url) === splitHash(shown)) return;
      event.preventDefault();
      markMorph(link);
      navigateTo(url, { keep: link.dataset.keep !== undefined });
    },
    expect: (link) => {
      const url = innerUrl(link, shop);
      const keys = url === null ? null : site.plan(url);
      if (url !== null && keys) Promise.all([answers.load(keys), site.ready(url)]).catch(() => undefined);
    },
  });
  return { navigateTo, shown: () => shown };
}

/** The address bar's page without locale prefix, or null when it belongs to another language. */
function currentUrl(shop: Shop): string | null {
  return toInner(window.location, shop);
}

function innerUrl(link: HTMLAnchorElement, shop: Shop): string | null {
  return link.origin === window.location.origin ? toInner(link, shop) : null;
}

function toInner({ pathname, search, hash }: Location | HTMLAnchorElement, shop: Shop): string | null {
  const path = withoutPrefix(shop.prefix, pathname);
  const foreign = shop.languages.some(({ prefix }) => prefix && prefix !== shop.prefix && isUnder(pathname, prefix));
  return path === null || foreign ? null : path + search + hash;
}

function isUnder(path: string, prefix: string): boolean {
  return withoutPrefix(prefix, path) !== null;
}

function splitHash(url: string): string {
  const { path, search } = splitUrl(url);
  return tidyPath(path) + search;
}

function samePath(a: string, b: string): boolean {
  return tidyPath(splitUrl(a).path) === tidyPath(splitUrl(b).path);
}

function writeHistory(url: string, replace = false): void {
  const state = { key: replace ? keyOf(window.history.state) : newKey() };
  if (replace) window.history.replaceState(state, '', url);
  else window.history.pushState(state, '', url);
}

let count = 0;
const newKey = () => `${Date.now().toString(36)}-${(count++).toString(36)}`;
const keyOf = (state: unknown) => (state as { key?: string } | null)?.key ?? 'first';

/** Each history entry's scroll position. A reload is left to the browser, which restores it before the first paint. */
function rememberScroll() {
  const positions = new Map<string, number>();
  let current = keyOf(window.history.state);
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
  return {
    remember: () => positions.set(current, window.scrollY),
    enter: () => {
      current = keyOf(window.history.state);
    },
    of: (state: unknown) => positions.get(keyOf(state)) ?? 0,
  };
}

function place(top: number, hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top, behavior: 'instant' });
}

/** Tells screen readers where they are, without showing a ring to those who see it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function closeWhatFloats(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) menu.open = false;
}

/** The tile that was clicked grows into the product's picture: see view-change and the style sheet. */
function markMorph(link: HTMLAnchorElement): void {
  for (const old of document.querySelectorAll('[data-morphing]')) old.removeAttribute('data-morphing');
  if (link.dataset.morph === undefined) return;
  (link.closest('article') ?? link).querySelector('img')?.setAttribute('data-morphing', '');
}
