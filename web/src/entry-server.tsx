// Server-side rendering of every page, in QuickJS: `plan` returns the API calls of a page or of a submitted form, `render`
// renders the page from their responses, and `renderFragment` renders a part of a page that another renderer renders. URLs come
// without the parameters that a page does not read; the host adds those again to redirects.
import { renderToString } from 'react-dom/server';
import { createStaticRouter, matchRoutes, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import type { Answered, Answers, Calls } from '@/api/get';
import type { Navigation, Translations } from '@/api/types';
import type { ListingData } from '@/features/listing/calls';
import { listingCards } from '@/features/listing/listingCards';
import { sessionKey } from '@/lib/auth';
import { intentField } from '@/lib/formFields';
import { type FindFragment, FragmentCacheProvider } from '@/lib/fragmentCache';
import { targetFor } from '@/lib/guard';
import { I18nProvider } from '@/lib/i18n';
import type { Page, PageRequest } from '@/lib/page';
import { neverCarried, splitUrl, withPrefix } from '@/lib/paths';
import { type Personal, PersonalProvider, type Visitor } from '@/lib/personal';
import { recentlyUsed } from '@/lib/recentlyUsed';
import { type Shop, ShopProvider } from '@/lib/shop';
import { createTranslator, type Translator } from '@/lib/translator';
import { layoutRoute, pageRoutes } from '@/routes';
import { type Actions, fieldsOf } from '@/routes/actions';
import { type AnswerTexts, answersFrom, translationsFrom } from '@/routes/answerTexts';
import { describeError, describePage } from '@/routes/currentPage';
import type { PageRoute } from '@/routes/definePage';
import { statusOf } from '@/routes/ErrorPage';
import { loadedRoutes } from '@/routes/hydration';
import { notFoundRoute } from '@/routes/notFound';
import { isTranslations, keysOf, type LayoutData, type PageSpec, requestOf } from '@/routes/pageData';
import { RouterErrorsContext } from '@/routes/routerErrors';
import { StandaloneCard } from '@/routes/StandaloneCard';
import { cardKey, propsOfKey } from '@/ui/ProductCard';

/** `visitor` is null for a document that all visitors share; `fields` are those of a submitted form. */
type PlanRequest = { url: string; shop: Shop; visitor?: Visitor | null; fields?: [string, string][] };
type RenderRequest = { url: string; shop: Shop; personal?: Personal | null };
type DataRoutes = Parameters<typeof createStaticRouter>[0];
type Matches = StaticHandlerContext['matches'];

const allRoutes = [...pageRoutes, notFoundRoute];
// On the server, the chunks of all pages are loaded at start-up.
await Promise.all(allRoutes.map(({ handle }) => handle.chunk?.load()));

/** The form actions of each page, by its route. */
const actionsByRoute = new Map<string, Actions>(
  await Promise.all(allRoutes.map(async ({ id, handle }) => [id, await handle.actions()] as const)),
);

/**
 * The router compiles the pattern of every route on each match, which costs more than rendering a small page: so only the routes
 * with the same first segment are matched.
 */
const routesByStart = Map.groupBy(allRoutes, ({ path }) => startOf(path));
/** A first segment that belongs to no other page may be the slug of a text page. */
const pagesOfText = routesByStart.get(':slug') ?? [];
const notFound = allRoutes[allRoutes.length - 1] as PageRoute;

/** The first segment, lowercased and percent-decoded, as the router compares it. */
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

/**
 * The routes as JSON, read once by the host: paths, the query parameters of each, its role, and its cache policy; and the
 * parameters that are never carried to another page.
 */
export function routes(): string {
  const pages = pageRoutes.map(({ path, handle: { spec } }) => ({
    path,
    query: spec.query ?? [],
    cache: spec.cache ?? 'none',
    audience: audienceOf(spec),
  }));
  return JSON.stringify({ pages, neverCarried: [...neverCarried] });
}

function audienceOf({ role, own, cache }: PageSpec): string {
  if (role) return role === 'guest' ? 'guest' : 'member';
  if (own) return cache === 'none' ? 'person' : 'visitor';
  return 'everybody';
}

/** Takes and returns JSON. */
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

/** The call that the server makes for a submitted form, on behalf of the visitor, and the page to redirect to on success. */
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
  const { completes = null, leave = null, done = [] } = action;
  return { kind: 'call', ...action.call(input), to, completes, leave, done };
}

/**
 * Takes the request and the responses to the page's calls as JSON. Returns the page's HTML with placeholders for cached fragments,
 * and the data for the surrounding document as JSON.
 */
export function render(json: string, texts: AnswerTexts): [html: string, frame: string] {
  const { url, shop, personal = null } = JSON.parse(json) as RenderRequest;
  const answers = answersFrom(texts);
  const match = matchPage(url, shop, personal?.visitor);
  const translator = translatorOf(shop, translationsIn(answers));
  const { route, request } = match;
  const { loaderData, errors } = loadedRoutes(route, request, answers, personal);
  const found = loaderData[route.id] as Answered<Calls> | undefined;
  const loaded = { ...request, navigation: (loaderData.layout as LayoutData).navigation, t: translator.t };
  const find = startFragments(shop, loaded.navigation, translationsIn(answers)[0]?.revision ?? '');
  // Early, so that another renderer begins while this one does the rest.
  if (!personal) globalThis.__shareFragments?.(sharedCards(found));
  const page = found
    ? describePage(route.handle.spec, loaded, found)
    : describeError(loaded, statusOf(errors?.[route.id]));
  const moved = found && route.handle.spec.redirect?.({ ...request, data: found });
  if (moved) {
    const redirect = withPrefix(shop.prefix, moved);
    return ['', JSON.stringify({ status: 301, redirect, modules: [], head: page.head })];
  }
  const html = renderToString(
    <FragmentCacheProvider find={find}>
      <ShopProvider shop={shop}>
        <PersonalProvider personal={personal}>
          <I18nProvider i18n={translator}>
            <RouterErrorsContext value={() => errors ?? null}>
              {routerElement(match, url, { loaderData, errors: errors ?? null })}
            </RouterErrorsContext>
          </I18nProvider>
        </PersonalProvider>
      </ShopProvider>
    </FragmentCacheProvider>,
  );
  return [html, JSON.stringify(frameOf(match, page))];
}

/**
 * The keys of a listing's cards that another renderer may render; the host gets them before the page is rendered. An eagerly loaded
 * picture is preloaded, which a fragment cannot do. Only category pages show products of one department.
 */
function sharedCards(found: Answered<Calls> | undefined): string[] {
  const { products } = (found ?? {}) as Partial<ListingData>;
  if (!found || !products) return [];
  return listingCards(products.items, !('category' in found))
    .filter(({ priority }) => !priority)
    .map(cardKey);
}

/** The page whose fragments are being rendered. */
let fragmentsOf: { shop: Shop; translator: Translator } | null = null;

/** Takes what `render` takes: `renderFragment` then renders shared fragments of that page. */
export function prepareFragments(json: string, texts: AnswerTexts): void {
  const { shop } = JSON.parse(json) as RenderRequest;
  fragmentsOf = { shop, translator: translatorOf(shop, translationsIn(translationsFrom(texts))) };
}

/** The HTML of a shared fragment, which is a product card, from its key. */
export function renderFragment(key: string): string {
  if (!fragmentsOf) throw new Error('renderFragment before prepareFragments');
  const { shop, translator } = fragmentsOf;
  return renderToString(
    <ShopProvider shop={shop}>
      <I18nProvider i18n={translator}>
        <StandaloneCard {...propsOfKey(key)} />
      </I18nProvider>
    </ShopProvider>,
  );
}

/** The router in its settled state on one page, with the data that its loaders would return. */
function routerElement(
  { route, request }: Match,
  url: string,
  loaded: Pick<StaticHandlerContext, 'loaderData' | 'errors'>,
) {
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

function translationsIn(answers: Answers): Translations[] {
  return Object.entries(answers)
    .filter(([key]) => isTranslations(key))
    .map(([key, { status, body }]) => {
      // A page cannot be rendered without its messages.
      if (status !== 200) throw new Error(`${key} answered ${status}`);
      return (body as { data: Translations }).data;
    });
}

/** Parsed messages by locale and revision: countries without texts of their own share a language's. */
const translators = new Map<string, Translator>();
/** Two versions of each language, and as many again for countries with texts of their own. */
const mostTranslators = 64;

/** A translator that logs each missing message and each formatting error once. */
function newTranslator({ countryCode, language }: Shop): Translator {
  const onProblem = (problem: string) => console.warn(`${countryCode}/${language.code}: ${problem}`);
  return createTranslator(language, { onProblem });
}

/** The revision identifies all texts of the language, with the country's own. */
function translatorOf(shop: Shop, translations: Translations[]): Translator {
  const key = `${shop.language.locale}/${translations[0]?.revision ?? ''}`;
  const translator = recentlyUsed(translators, key, mostTranslators, () => newTranslator(shop));
  for (const { areas } of translations) translator.add(areas);
  return translator;
}

/** The host's fragment cache; undefined in the web app's own tests. */
declare global {
  var __startFragments: ((scope: string) => void) | undefined;
  var __findFragment: FindFragment | undefined;
  var __shareFragments: ((keys: string[]) => void) | undefined;
}

/** The JSON of the menus, which pages have in common. */
const navigationTexts = new WeakMap<Navigation, string>();

/** Begins a page; its fragments depend on this shop, its navigation and its translations. */
function startFragments({ path: _, ...shop }: Shop, navigation: Navigation | null, revision: string) {
  const menus = navigation && (navigationTexts.get(navigation) ?? JSON.stringify(navigation));
  if (navigation && menus) navigationTexts.set(navigation, menus);
  globalThis.__startFragments?.(JSON.stringify([shop, revision]) + menus);
  return globalThis.__findFragment ?? null;
}
