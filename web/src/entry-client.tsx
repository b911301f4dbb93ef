// The browser's side: takes over the page that the server drew, then turns clicks into page changes without reloads.
import './styles/shop.css';
import { hydrateRoot } from 'react-dom/client';
import type { Answers } from '@/api/data';
import { createTranslator } from '@/lib/i18n';
import type { Shop } from '@/lib/shop';
import { App } from '@/routes/App';
import { loadPage } from '@/routes/load';
import { matchPage } from '@/routes/match';

const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as { shop: Shop; data: Answers };
const translator = createTranslator(state.shop.language);
const loaded = loadPage(matchPage(state.shop.path, state.shop), state.data, (words) => {
  for (const { areas } of words) translator.add(areas);
  return translator;
});
hydrateRoot(document.getElementById('app') as HTMLElement, <App loaded={loaded} />);
