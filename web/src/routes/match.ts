// URL to page: which route a path belongs to, whatever its case, and which calls it needs before it can be shown.
import { matchRoutes } from 'react-router';
import { apiKey } from '@/api/data';
import type { Area, PageRequest, PageRoute } from '@/lib/page';
import { splitUrl, tidyPath } from '@/lib/paths';
import type { Shop } from '@/lib/shop';
import { routes } from './index';
import { route as notFound } from './not-found';

export type Match = { route: PageRoute; request: PageRequest };

type Entry = { path: string; caseSensitive: false; handle: PageRoute };

/**
 * The router makes a pattern of every route each time that it is asked, which costs more than a small page: so it is asked
 * about the routes of one first segment only. Those that begin with a parameter are among each.
 */
const tables = new Map<string, Entry[]>();
const anywhere: Entry[] = [];
for (const route of routes) {
  const entry: Entry = { path: route.path, caseSensitive: false, handle: route };
  const start = startOf(route.path);
  if (/^[:*]/.test(start)) anywhere.push(entry);
  else tables.set(start, [...(tables.get(start) ?? []), entry]);
}
for (const [start, entries] of tables) tables.set(start, [...entries, ...anywhere]);

/** The first segment, in small letters and without percent signs, as the router compares it. */
function startOf(path: string): string {
  const start = path.split('/')[1] ?? '';
  try {
    return decodeURIComponent(start).toLowerCase();
  } catch {
    return start;
  }
}

/** Finds the page of a URL without locale prefix; what nobody owns belongs to the not-found page. */
export function matchPage(url: string, shop: Shop): Match {
  const { path, search } = splitUrl(url);
  const found = matchRoutes(tables.get(startOf(path)) ?? anywhere, path)?.at(-1);
  const params = found?.params ?? {};
  const route = found?.route.handle ?? notFound;
  const request = { path: tidyPath(path), params, query: readBy(route, search), shop };
  return { route, request };
}

/** The part of a query that a page reads. */
function readBy(route: PageRoute, search: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => route.query?.includes(name)));
}

/** What the server must know of the pages before it draws one. */
export function pageTable() {
  return routes.map(({ path, query = [], keeping = 'never' }) => ({ path, query, keeping }));
}

/** Every call of a page, as keys. `known` are the areas whose words the browser has already. */
export function planOf(match: Match, known: ReadonlySet<string> = new Set()): string[] {
  const { route, request } = match;
  const words = translationsPath(route.areas, known);
  const calls = [...layoutCalls, ...(words ? [words] : []), ...route.plan(request)];
  return [...new Set(calls)].map((path) => apiKey(path, request.shop));
}

export const navigationPath = '/api/navigation';
const layoutCalls = [navigationPath];

const everywhere: readonly Area[] = ['shop', 'seo', 'wishlist', 'newsletter'];

/** The words of a page's areas and of those that every page shows, or null when all are known. */
export function translationsPath(areas: readonly Area[], known: ReadonlySet<string> = new Set()): string | null {
  const wanted = [...new Set<Area>([...everywhere, ...areas])].filter((area) => !known.has(area)).sort();
  return wanted.length > 0 ? `/api/translations?areas=${wanted.join(',')}` : null;
}
