// One set of listeners for all links of the page: clicks, and signs that a click is likely.
import { wholeSearch } from './addressBar';

type Handlers = {
  click(event: MouseEvent, link: HTMLAnchorElement): void;
  /** Called when the pointer rests on a link, it has the focus, or it was in view for a second: its page may be prefetched. */
  prefetch(link: HTMLAnchorElement): void;
};

const restTime = 65;
const viewTime = 1000;
/** The maximum number of pages that a page prefetches because their links are in view. */
const viewLimit = 12;

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/**
 * The query of a link's target. A link to a fragment of this page keeps the page's whole query, including parameters hidden from
 * the address bar.
 */
export function searchOf(link: HTMLAnchorElement): string {
  return link.getAttribute('href')?.startsWith('#') ? wholeSearch() : link.search;
}

/** Whether the browser should handle the click: a new tab, a download, another mouse button, or already handled. */
export function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const elsewhere = (link.target && link.target !== '_self') || link.hasAttribute('download');
  return event.defaultPrevented || event.button !== 0 || modified || Boolean(elsewhere) || 'reload' in link.dataset;
}

export function onLinks({ click, prefetch }: Handlers): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event.target);
    if (link) click(event, link);
  });
  if (savesData()) return;
  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(resting);
    const link = linkOf(target);
    if (link) resting = setTimeout(() => prefetch(link), restTime);
  });
  document.addEventListener('focusin', ({ target }) => {
    const link = linkOf(target);
    if (link?.matches(':focus-visible')) prefetch(link);
  });
  prefetchInView(prefetch);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Observes the links of <main>; React replaces them, so they are observed again when the page has changed. */
function prefetchInView(prefetch: (link: HTMLAnchorElement) => void): void {
  const main = document.getElementById('main');
  if (!main || !('IntersectionObserver' in window)) return;
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  let left = viewLimit;
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(waiting.get(target));
      waiting.delete(target);
      if (isIntersecting)
        waiting.set(
          target,
          setTimeout(() => prefetchOnce(target as HTMLAnchorElement), viewTime),
        );
    }
  });
  const prefetchOnce = (link: HTMLAnchorElement) => {
    view.unobserve(link);
    if (left-- > 0 && link.isConnected) prefetch(link);
  };
  let observing: ReturnType<typeof setTimeout> | undefined;
  const observeLinks = () => {
    view.disconnect();
    waiting.forEach(clearTimeout);
    waiting.clear();
    left = viewLimit;
    for (const link of main.querySelectorAll('a[data-morph], a[data-prefetch]')) view.observe(link);
  };
  new MutationObserver(() => {
    clearTimeout(observing);
    observing = setTimeout(observeLinks, viewTime);
  }).observe(main, { childList: true, subtree: true });
  observeLinks();
}
