// The page of what words find. It stays out of indexes.
import { get } from '@/api/get';
import { listingCalls, type Scope } from '@/features/listing/calls';
import { LISTING_QUERY, parseListing, WORDS } from '@/features/listing/state';
import { pageStatus } from '@/features/listing/status';
import { definePage, lazyComponent, route } from './definePage';
import { listingChunk } from './listingChunk';

const longest = 120;

/** What is searched for: in one line, and no longer than the call takes. */
export function wordsOf(query: URLSearchParams): string {
  return [...(query.get(WORDS) ?? '').replace(/\s+/g, ' ').trim()].slice(0, longest).join('');
}

export function searchScope(query: URLSearchParams): Scope {
  return { kind: 'search', value: wordsOf(query) };
}

const page = definePage({
  query: [WORDS, ...LISTING_QUERY],
  cache: 'none',
  areas: ['listing', 'search'],
  calls: ({ query }) => ({
    found: get('/api/product/web/suggest', { query: { q: wordsOf(query) } }),
    ...listingCalls(searchScope(query), parseListing(query)),
  }),
  head: ({ query, t }) => {
    const words = wordsOf(query);
    return {
      title: words ? t('search-meta-title', { query: words }) : t('search-title'),
      description: t('search-help'),
      robots: 'noindex, follow',
      canonicalPath: '/search',
      alternates: null,
      og: { type: 'website' },
      jsonLd: [],
      preload: [],
    };
  },
  status: pageStatus,
});

export type SearchLoader = typeof page.loader;

export const searchRoute = route(
  '/search',
  page,
  lazyComponent(listingChunk, ({ SearchPage }) => SearchPage),
);
