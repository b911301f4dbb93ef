// A page's declaration and its data: the calls it makes, and what is read from their responses. Used by the server's renderer and
// the browser's loader.
import { type Answered, type Answers, apiKey, type Call, type Calls, get, isCallTo } from '@/api/get';
import type { WithOwn } from '@/api/own';
import type { Navigation, Translations } from '@/api/types';
import type { Auth } from '@/lib/auth';
import type { Role } from '@/lib/guard';
import type { Area } from '@/lib/messages';
import type { Head, LoadedPage, PageRequest, Params } from '@/lib/page';
import { splitUrl, tidyPath, withoutPrefix } from '@/lib/paths';
import type { Shop } from '@/lib/shop';
import { responseError } from './errors';

/** Who may cache a rendered page: `public` also shared caches, `server` only the shop's own cache, `none` nobody. */
type PageCache = 'public' | 'server' | 'none';

/** The frame around a page: the shop's header and footer, the affiliate area's header, or nothing. */
export type LayoutName = 'default' | 'affiliate' | 'none';

/**
 * `query` lists the parameters that the page reads: it receives no others, so that campaigns and click ids create no further
 * pages. The page answers 404 when one of its `calls` does, and fails when one fails. `redirect` returns a path without prefix,
 * for former slugs. `status` is for a page that is shown with an error status, such as a page number past the end of a list.
 * `own` names calls for this visitor alone: the browser makes them on every visit, the server for a document that is rendered for
 * one visitor and not cached. `role` restricts a page to customers, affiliates or guests; other visitors are redirected. `layout`
 * defaults to `default`.
 */
export type PageSpec<C extends Calls = Calls> = {
  areas: readonly Area[];
  query?: readonly string[];
  cache?: PageCache;
  role?: Role;
  layout?: LayoutName;
  calls(request: PageRequest): C;
  own?(auth: Auth | null, request: PageRequest): Calls;
  redirect?(page: PageRequest & { data: Answered<C> }): string | null;
  status?(page: PageRequest & { data: Answered<C> }): number;
  head(page: LoadedPage & { data: Answered<C> }): Head;
};

/** The request of a page. `url` has no locale prefix. */
export function requestOf(spec: Pick<PageSpec, 'query'>, url: string, params: Params, shop: Shop): PageRequest {
  const { path, search } = splitUrl(url);
  const own = [...new URLSearchParams(search)].filter(([name]) => spec.query?.includes(name));
  return { path: tidyPath(path), params, query: new URLSearchParams(own), shop };
}

/** Path and query of a request without locale prefix. */
export function urlOf({ url }: { url: string }, shop: Shop): string {
  const { pathname, search } = new URL(url);
  return (withoutPrefix(shop.prefix, pathname) ?? pathname) + search;
}

/** Areas whose messages every page shows. */
const layoutAreas: readonly Area[] = ['shop', 'seo', 'wishlist', 'newsletter'];

export function areasOf({ areas }: Pick<PageSpec, 'areas'>): Area[] {
  return [...new Set<Area>([...layoutAreas, ...areas])];
}

const translationsPath = '/api/translations';

/** `areas` in alphabetical order, so that equal calls share one cache entry. */
export function translationsCall(areas: readonly string[]): Call<Translations> {
  return get(translationsPath, { query: { areas: areas.join(',') } });
}

/** Whether the response to a call contains messages. */
export function isTranslations(key: string): boolean {
  return isCallTo(key, translationsPath);
}

export const layoutCalls = { navigation: get('/api/navigation') };
export type LayoutData = { navigation: Navigation | null };

/**
 * The keys of all calls of a page and its layout: first those that read most. `known` are the areas whose messages are already
 * loaded.
 */
export function keysOf(spec: PageSpec, request: PageRequest, known: ReadonlySet<string> = new Set()): string[] {
  const missing = areasOf(spec).filter((area) => !known.has(area));
  const translations = missing.length > 0 ? [translationsCall(missing.sort())] : [];
  const calls = [...Object.values(spec.calls(request)), layoutCalls.navigation, ...translations];
  return [...new Set(calls.map(({ path }) => apiKey(path, request.shop)))];
}

/** The named responses of a page; throws the error that its error page shows when one is missing or failed. */
export function readPage<C extends Calls>(
  spec: PageSpec<C>,
  request: PageRequest,
  answers: Answers,
): Answered<C> & WithOwn {
  const data: Record<string, unknown> = { own: null };
  let worst = responseError(0);
  for (const [name, call] of Object.entries(spec.calls(request))) {
    const { status, body, requestId } = answers[apiKey(call.path, request.shop)] ?? { status: 503, body: null };
    if (status === 404) throw responseError(404, requestId);
    if (status >= 400 || status === 0) worst = worse(worst, responseError(status || 503, requestId));
    else data[name] = call.read(body);
  }
  if (worst.status > 0) throw worst;
  return data as Answered<C> & WithOwn;
}

function worse<E extends { status: number }>(a: E, b: E): E {
  return b.status > a.status ? b : a;
}

export function readLayout(answers: Answers, shop: Shop): LayoutData {
  const { navigation } = layoutCalls;
  const answer = answers[apiKey(navigation.path, shop)];
  return { navigation: answer?.status === 200 ? navigation.read(answer.body) : null };
}
