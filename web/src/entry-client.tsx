// The browser's side: takes over the page that the server drew, then turns clicks into page changes without reloads.
import './styles/shop.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Answers } from '@/api/data';
import { pushPageView } from '@/lib/analytics';
import { createAnswerStore } from '@/lib/answers';
import { startBrowser } from '@/lib/browser';
import { showHead } from '@/lib/document-head';
import { createTranslator } from '@/lib/i18n';
import { createLoadingBar } from '@/lib/loading-bar';
import { NavigateContext, type NavigateTo } from '@/lib/navigate';
import { reloadOnBrokenPiece } from '@/lib/reload-once';
import { retryPictures } from '@/lib/retry-picture';
import type { Shop } from '@/lib/shop';
import { App } from '@/routes/App';
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

function tree(loaded: Loaded) {
  return (
    <StrictMode>
      <NavigateContext value={navigate}>
        <App loaded={loaded} bar={bar} />
      </NavigateContext>
    </StrictMode>
  );
}

let engine: NavigateTo | undefined;
const navigate: NavigateTo = (to, options) => engine?.(to, options);

answers.keep(data);
const container = document.getElementById('app') as HTMLElement;
const root = await takeOver();
const draw = (loaded: Loaded) => flushSync(() => root.render(tree(loaded)));
engine = startBrowser<Loaded>({ shop, answers, bar, plan, load, draw });
retryPictures();
reloadOnBrokenPiece();
pushPageView(document.title);

/** Hydrates what the server drew. When it could only send the empty shell, the page is fetched and drawn here. */
async function takeOver(): Promise<Root> {
  if (container.hasChildNodes()) return hydrateRoot(container, tree(load(shop.path, data)));
  const keys = planOf(matchPage(shop.path, shop), knownAreas);
  const loaded = load(shop.path, { ...(await answers.load(keys)), ...data });
  const fresh = createRoot(container);
  flushSync(() => fresh.render(tree(loaded)));
  showHead(loaded.head, shop);
  return fresh;
}
