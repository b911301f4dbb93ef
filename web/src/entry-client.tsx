// The browser's side: takes over the page that the server drew, then turns clicks into page changes without reloads.
import './styles/shop.css';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Answers } from '@/api/data';
import { startWishlist, wishlistKeys } from '@/features/wishlist/store';
import { pushPageView } from '@/lib/analytics';
import { createAnswerStore } from '@/lib/answers';
import { authKey, currentAuth, keepHint, onAuthChange } from '@/lib/auth';
import { startBrowser } from '@/lib/browser';
import { rememberCountry } from '@/lib/country';
import { showHead } from '@/lib/document-head';
import { turnedAway } from '@/lib/guard';
import { createTranslator } from '@/lib/i18n';
import { createLoadingBar } from '@/lib/loading-bar';
import { NavigateContext, type NavigateTo } from '@/lib/navigate';
import { reloadOnBrokenPiece } from '@/lib/reload-once';
import { retryPictures } from '@/lib/retry-picture';
import { openShop, type Shop } from '@/lib/shop';
import { sweep } from '@/lib/storage';
import { App } from '@/routes/App';
import { installLate } from '@/routes/late';
import { type Loaded, loadPage } from '@/routes/load';
import { matchPage, planOf } from '@/routes/match';
import { route as notFound } from '@/routes/not-found';

const { shop, data } = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as {
  shop: Shop;
  data: Answers;
};
const translator = createTranslator(shop.language);
const knownAreas = new Set<string>();
const bar = createLoadingBar();
const answers = createAnswerStore();

function load(url: string, found: Answers): Loaded {
  return loadPage(matchPage(url, shop), found, (words) => {
    for (const { areas } of words) {
      translator.add(areas);
      for (const area of Object.keys(areas)) knownAreas.add(area);
    }
    return translator;
  });
}

function plan(url: string): string[] | null {
  const match = matchPage(url, shop);
  return match.route === notFound ? null : planOf(match, knownAreas);
}

let late: Promise<void> | undefined;

/** The pages around an account come in one piece, when the first of them is asked for. */
function ready(url: string): Promise<void> {
  if (!matchPage(url, shop).route.late) return Promise.resolve();
  late ??= import('@/routes/late-pages').then(({ latePages }) => installLate(latePages));
  late.catch(() => {
    late = undefined;
  });
  return late;
}

/** The same as the server does for a document, by what this browser knows for certain. */
function elsewhere(url: string): string | null {
  const { route, request } = matchPage(url, shop);
  const isRight = !route.audience || (route.audience === 'signed-in') === (currentAuth() !== null);
  return isRight || !route.audience ? null : turnedAway(route.audience, url, request.query);
}

function tree(loaded: Loaded) {
  return (
    <StrictMode>
      <NavigateContext value={navigate}>
        <TakenOver>
          <App loaded={loaded} bar={bar} />
        </TakenOver>
      </NavigateContext>
    </StrictMode>
  );
}

let markTakenOver = () => {};
const takenOver = new Promise<void>((resolve) => {
  markTakenOver = resolve;
});

/** Around every page, so that the tree stays the same: its effect comes once the whole of it belongs to React. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => markTakenOver(), []);
  return children;
}

let engine: NavigateTo | undefined;
/** Where an effect of the first page wanted to go before the engine was there. */
let wanted: Parameters<NavigateTo> | undefined;
const navigate: NavigateTo = (...target) => {
  if (engine) engine(...target);
  else wanted = target;
};

openShop(shop);
sweep([...(currentAuth() ? [authKey] : []), ...wishlistKeys]);
keepHint();
rememberCountry(shop);
answers.keep(data);
const container = document.getElementById('app') as HTMLElement;
const root = await takeOver();
const draw = (loaded: Loaded) => flushSync(() => root.render(tree(loaded)));
const browser = startBrowser<Loaded>({ shop, answers, bar, plan, ready, turnedAway: elsewhere, load, draw });
engine = browser.navigateTo;
if (wanted) engine(...wanted);
startWishlist();
leaveWhenTurnedAway();
onAuthChange(leaveWhenTurnedAway);
// A page that comes back from the browser's memory has missed what happened meanwhile.
window.addEventListener('pageshow', ({ persisted }) => persisted && leaveWhenTurnedAway());
retryPictures();
reloadOnBrokenPiece();
pushPageView(document.title);

/** Signing in or out, here or in another tab, may mean that the page shown is no longer for this visitor. */
function leaveWhenTurnedAway(): void {
  const url = browser.shown();
  if (elsewhere(url)) navigate(url, { replace: true });
}

/** Hydrates what the server drew. When it could not draw the page, it is fetched and drawn here. */
async function takeOver(): Promise<Root> {
  await ready(shop.path);
  if (container.dataset.unavailable === undefined) return hydrate(tree(load(shop.path, data)));
  container.removeAttribute('data-unavailable');
  container.replaceChildren();
  const keys = planOf(matchPage(shop.path, shop), knownAreas);
  const loaded = load(shop.path, { ...(await answers.load(keys)), ...data });
  const fresh = createRoot(container);
  flushSync(() => fresh.render(tree(loaded)));
  showHead(loaded.head, shop);
  return fresh;
}

/**
 * In slices, so that a slow phone answers to fingers in between. A page change must not overtake it: until it is done, links
 * are the browser's own. A page that breaks on the way never gets to its effects, and must not hold up the rest.
 */
async function hydrate(page: ReactNode): Promise<Root> {
  let hydrated: Root | undefined;
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    markTakenOver();
  };
  startTransition(() => {
    hydrated = hydrateRoot(container, page, { onUncaughtError });
  });
  await takenOver;
  return hydrated as Root;
}
