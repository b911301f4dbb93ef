// The server's side of every page: `plan` names the calls, `render` draws from their answers. Runs in QuickJS. Addresses come
// without the parameters that a page does not read; the host puts those back onto redirects.
import { renderToString } from 'react-dom/server';
import type { Answers } from '@/api/data';
import type { Translations } from '@/api/types';
import { turnedAway } from '@/lib/guard';
import { createTranslator, type Translator } from '@/lib/i18n';
import { createLoadingBar } from '@/lib/loading-bar';
import { withPrefix } from '@/lib/paths';
import type { Shop } from '@/lib/shop';
import { App } from '@/routes/App';
import { installLate } from '@/routes/late';
import { latePages } from '@/routes/late-pages';
import { type Loaded, loadPage } from '@/routes/load';
import { matchPage, pageTable, planOf } from '@/routes/match';
import { route as notFound } from '@/routes/not-found';

installLate(latePages);

type Request = { url: string; shop: Shop };

/** The pages' addresses, what each reads of its query, and who may keep it; as JSON, asked once. */
export function routes(): string {
  return JSON.stringify(pageTable());
}

/** JSON in, JSON out. */
export function plan(request: string): string {
  const { url, shop } = JSON.parse(request) as Request;
  const match = matchPage(url, shop);
  return JSON.stringify({ status: match.route === notFound ? 404 : 200, api: planOf(match) });
}

/** JSON in; the page's HTML as it is, and what belongs around it as JSON. */
export function render(request: string, data: string): [html: string, frame: string] {
  const { url, shop } = JSON.parse(request) as Request;
  const answers = JSON.parse(data) as Answers;
  const loaded = loadPage(matchPage(url, shop), answers, (words) => translatorOf(shop, words));
  const { status, head, redirect } = loaded;
  if (redirect) {
    return ['', JSON.stringify({ status: 301, redirect: withPrefix(shop.prefix, redirect), guard: null, head })];
  }
  const html = renderToString(<App loaded={loaded} bar={atRest} />);
  return [html, JSON.stringify({ status, redirect: null, guard: guardOf(loaded, url), head })];
}

/** Whom the page is for, and where the others go; the host knows who asks. */
function guardOf({ match }: Loaded, url: string) {
  const { route, request } = match;
  if (!route.audience) return null;
  const elsewhere = turnedAway(route.audience, url, request.query);
  return { audience: route.audience, elsewhere: withPrefix(request.shop.prefix, elsewhere) };
}

/** Nothing loads on the server; the bar is drawn at rest. */
const atRest = createLoadingBar();

// Parsed words are kept per country, language and revision for as long as the worker lives.
const translators = new Map<string, { revision: string; translator: Translator }>();

function translatorOf(shop: Shop, words: Translations[]): Translator {
  const key = `${shop.countryCode}/${shop.language.code}`;
  const revision = words[0]?.revision ?? '';
  const kept = translators.get(key);
  const current = kept?.revision === revision ? kept : { revision, translator: createTranslator(shop.language) };
  translators.set(key, current);
  for (const { areas } of words) current.translator.add(areas);
  return current.translator;
}
