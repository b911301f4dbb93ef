// The server's side of every page: `plan` names the calls of a page, or of a form that was sent to it, `render` draws from their
// answers. Runs in QuickJS. Addresses come without the parameters that a page does not read; the host puts those back onto redirects.
import { renderToString } from 'react-dom/server';
import { createStaticRouter, matchRoutes, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import type { Answered, Answers, Calls } from '@/api/get';
import type { Navigation, Translations } from '@/api/types';
import { sessionKey } from '@/lib/auth';
import { intentField } from '@/lib/formFields';
import { type FindFragment, FragmentCacheProvider } from '@/lib/fragmentCache';
import { targetFor } from '@/lib/guard';
import { I18nProvider } from '@/lib/i18n';
import type { Page, PageRequest } from '@/lib/page';
import { splitUrl, withPrefix } from '@/lib/paths';
import { type Personal, PersonalProvider, type Visitor } from '@/lib/personal';
import { type Shop, ShopProvider } from '@/lib/shop';
import { createTranslator, type Translator } from '@/lib/translator';
import { layoutRoute, pageRoutes } from '@/routes';
import { type Actions, fieldsOf } from '@/routes/actions';
import { describeError, describePage } from '@/routes/currentPage';
import type { PageRoute } from '@/routes/definePage';
import { statusOf } from '@/routes/ErrorPage';
import { loadedRoutes } from '@/routes/hydration';
import { notFoundRoute } from '@/routes/notFound';
import { keysOf, type LayoutData, type PageSpec, requestOf } from '@/routes/pageData';

/** `visitor` is null for a document that all visitors share; `fields` are those of a form that was sent. */
type PlanRequest = { url: string; shop: Shop; visitor?: Visitor | null; fields?: [string, string][] };
type RenderRequest = { url: string; shop: Shop; personal?: Personal | null };
type DataRoutes = Parameters<typeof createStaticRouter>[0];
type Matches = StaticHandlerContext['matches'];

const allRoutes = [...pageRoutes, notFoundRoute];
// On the server the code of every page is there from the start.
await Promise.all(allRoutes.map(({ handle }) => handle.chunk?.load()));

/** The actions of each page's forms, by its route. */
const actionsByRoute = new Map<string, Actions>(
  await Promise.all(allRoutes.map(async ({ id, handle }) => [id, await handle.actions()] as const)),
);

/**
 * The router makes a pattern of every route each time that it is asked, which costs more than a small page: so it is asked
 * about the routes of one first segment only.
 */
const routesByStart = Map.groupBy(allRoutes, ({ path }) => startOf(path));
/** A first segment that no other page has may be the slug of one. */
const pagesOfText = routesByStart.get(':slug') ?? [];
const notFound = allRoutes[allRoutes.length - 1] as PageRoute;

/** The first segment, in small letters and without percent signs, as the router compares it. */
function startOf(path: string): string {
  const start = path.split('/')[1] ?? '';
  try {
    return decodeURIComponent(start).toLowerCase();
  } catch {
    return start;
  }
}

type Match = { route: PageRoute; request: PageRequest };

function matchPage(url: string, shop: Shop, visitor?: Visitor | null): Match {
  const { path } = splitUrl(url);
  const found = matchRoutes(routesByStart.get(startOf(path)) ?? pagesOfText, path)?.at(-1);
  const route = found?.route ?? notFound;
  const request = requestOf(route.handle.spec, url, found?.params ?? {}, shop);
  return { route, request: { ...request, saved: visitor?.wishlist } };
}

/** The pages' addresses, what each reads of its query, whom it is for, and who may keep it; as JSON, asked once. */
export function routes(): string {
  const pages = pageRoutes.map(({ path, handle: { spec } }) => ({
    path,
    query: spec.query ?? [],
    cache: spec.cache ?? 'none',
    audience: audienceOf(spec),
  }));
  return JSON.stringify(pages);
}

function audienceOf({ role, own, cache }: PageSpec): string {
  if (role) return role === 'guest' ? 'guest' : 'member';
  if (own) return cache === 'none' ? 'person' : 'visitor';
  return 'everybody';
}

/** JSON in, JSON out. */
export function plan(json: string): string {
  const asked = JSON.parse(json) as PlanRequest;
  return JSON.stringify(asked.fields ? planAction(asked, asked.fields) : planPage(asked));
}

function planPage({ url, shop, visitor }: PlanRequest) {
  const { route, request } = matchPage(url, shop, visitor);
  const { spec } = route.handle;
  const elsewhere = visitor && targetFor(visitor.auth, spec.role, url, request.query);
  if (elsewhere) return { status: 303, api: [], elsewhere: withPrefix(shop.prefix, elsewhere) };
  const calls: Calls = (visitor ? spec.own?.(visitor.auth, request) : null) ?? {};
  const own = Object.fromEntries(Object.entries(calls).map(([name, { path }]) => [name, path]));
  return { status: route === notFound ? 404 : 200, api: keysOf(spec, request), own };
}

/** What the server is to do for a form: a call in the visitor's name, and where it leads when it succeeds. */
function planAction({ url, shop, visitor }: PlanRequest, fields: [string, string][]) {
  const { route, request } = matchPage(url, shop, visitor);
  const auth = visitor?.auth ?? null;
  const elsewhere = targetFor(auth, route.handle.spec.role, url, request.query);
  if (elsewhere) return { kind: 'see-other', to: withPrefix(shop.prefix, elsewhere) };
  const entries = new URLSearchParams(fields);
  const action = actionsByRoute.get(route.id)?.[entries.get(intentField) ?? ''];
  if (!action) return { kind: 'unknown' };
  const input = { ...request, auth, fields: fieldsOf(entries) };
  const to = withPrefix(shop.prefix, action.to?.(input) ?? url);
  if (!sessionKey(auth) && action.guest) return { kind: 'wishlist', to, ...action.guest(input) };
  return { kind: 'call', ...action.call(input), to, completes: action.completes ?? null, done: action.done ?? [] };
}

/** JSON in; the page's HTML with marks in the place of cached fragments, and what belongs around it as JSON. */
export function render(json: string, data: string): [html: string, frame: string] {
  const { url, shop, personal = null } = JSON.parse(json) as RenderRequest;
  const answers = JSON.parse(data) as Answers;
  const match = matchPage(url, shop, personal?.visitor);
  const translator = translatorOf(shop, wordsIn(answers));
  const { route, request } = match;
  const { loaderData, errors } = loadedRoutes(route, request, answers, personal);
  const found = loaderData[route.id] as Answered<Calls> | undefined;
  const loaded = { ...request, navigation: (loaderData.layout as LayoutData).navigation, t: translator.t };
  const page = found
    ? describePage(route.handle.spec, loaded, found)
    : describeError(loaded, statusOf(errors?.[route.id]));
  const moved = found && route.handle.spec.redirect?.({ ...request, data: found });
  if (moved) {
    const redirect = withPrefix(shop.prefix, moved);
    return ['', JSON.stringify({ status: 301, redirect, modules: [], head: page.head })];
  }
  // What is rendered for one person, such as their wishlist, must not be copied into anybody else's page.
  const find = personal ? null : startFragments(shop, loaded.navigation, wordsIn(answers)[0]?.revision ?? '');
  const html = renderToString(
    <FragmentCacheProvider find={find}>
      <ShopProvider shop={shop}>
        <PersonalProvider personal={personal}>
          <I18nProvider i18n={translator}>{drawn(match, url, { loaderData, errors: errors ?? null })}</I18nProvider>
        </PersonalProvider>
      </ShopProvider>
    </FragmentCacheProvider>,
  );
  return [html, JSON.stringify(frameOf(match, page))];
}

/** The router at rest on one page, with the data that its loaders would have given. */
function drawn({ route, request }: Match, url: string, loaded: Pick<StaticHandlerContext, 'loaderData' | 'errors'>) {
  const { path, search } = splitUrl(url);
  const tree = [layoutRoute([route])] as DataRoutes;
  const part = { params: request.params, pathname: path, pathnameBase: path };
  const context: StaticHandlerContext = {
    ...loaded,
    basename: '/',
    location: { pathname: path, search, hash: '', state: null, key: 'default', mask: undefined },
    matches: [
      { ...part, pathname: '/', pathnameBase: '/', route: tree[0] },
      { ...part, route },
    ] as Matches,
    actionData: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: () => null,
  };
  return <StaticRouterProvider router={createStaticRouter(tree, context)} context={context} hydrate={false} />;
}

function frameOf({ route }: Match, { status, head }: Page) {
  const { chunk } = route.handle;
  return { status, redirect: null, modules: chunk ? [chunk.module] : [], head };
}

function wordsIn(answers: Answers): Translations[] {
  return Object.entries(answers)
    .filter(([key]) => key.startsWith('/api/translations?'))
    .map(([key, { status, body }]) => {
      // A page without words is no page.
      if (status !== 200) throw new Error(`${key} answered ${status}`);
      return (body as { data: Translations }).data;
    });
}

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

/** The host's cache of fragments; there is none in the web's own tests. */
declare global {
  var __startFragments: ((scope: string) => void) | undefined;
  var __findFragment: FindFragment | undefined;
}

/** Begins a page whose fragments depend on this shop, its navigation and its translations. */
function startFragments({ path: _, ...shop }: Shop, navigation: Navigation | null, revision: string) {
  globalThis.__startFragments?.(JSON.stringify([shop, navigation, revision]));
  return globalThis.__findFragment ?? null;
}
