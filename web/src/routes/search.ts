// The search results page. It is not indexed.
import { get } from '@/api/get';
import { listingCalls, type Scope } from '@/features/listing/calls';
import { activeCount, LISTING_QUERY, parseListing, WORDS } from '@/features/listing/state';
import { pageStatus } from '@/features/listing/status';
import { ALL } from '@/features/search/words';
import { looksPersonal } from '@/lib/private';
import { definePage, lazyComponent, route } from './definePage';
import { listingChunk } from './listingChunk';

const longest = 120;

/** The search words: on one line, and no longer than the API accepts. */
export function wordsOf(query: URLSearchParams): string {
  return [...(query.get(WORDS) ?? '').replace(/\s+/g, ' ').trim()].slice(0, longest).join('');
}

export function searchScope(query: URLSearchParams): Scope {
  return { kind: 'search', value: wordsOf(query) };
}

const page = definePage({
  query: [WORDS, ALL, ...LISTING_QUERY],
  cache: 'none',
  areas: ['listing', 'search'],
  calls: ({ query }) => ({
    ...listingCalls(searchScope(query), parseListing(query)),
    found: get('/api/product/web/suggest', { query: { q: wordsOf(query) } }),
  }),
  head: ({ query, t }) => {
    const words = wordsOf(query);
    return {
      // Tags can read the document's title.
      title: words && !looksPersonal(words) ? t('search-meta-title', { query: words }) : t('search-title'),
      description: t('search-help'),
      robots: 'noindex, follow',
      canonicalPath: '/search',
      alternates: null,
      og: { type: 'website' },
      jsonLd: [],
      preload: [],
    };
  },
  redirect: ({ query, data: { found } }) => (isForPage(query) ? (found.page ?? null) : null),
  status: pageStatus,
});

/** Words that a page answers redirect to it, unless their products are requested. */
function isForPage(query: URLSearchParams): boolean {
  const state = parseListing(query);
  return !query.has(ALL) && activeCount(state) === 0 && state.page === 1 && state.sort === state.usual;
}

export type SearchLoader = typeof page.loader;

export const searchRoute = route(
  '/search',
  page,
  lazyComponent(listingChunk, ({ SearchPage }) => SearchPage),
);
