// The page of one collection.
import { get } from '@/api/get';
import { listingCalls, type Scope } from '@/features/listing/calls';
import { listingHead } from '@/features/listing/head';
import { LISTING_QUERY, parseListing, parseSort } from '@/features/listing/state';
import { pageStatus } from '@/features/listing/status';
import type { Params } from '@/lib/page';
import { definePage, lazyComponent, route } from './definePage';
import { listingChunk } from './listingChunk';
import { movedTo } from './moved';

export function collectionScope({ slug = '' }: Params): Scope {
  return { kind: 'collection', value: slug };
}

const page = definePage({
  query: LISTING_QUERY,
  cache: 'public',
  areas: ['listing'],
  calls: ({ params, query }) => ({
    collection: get('/api/collection/by-slug/{slug}', { params: { slug: params.slug ?? '' } }),
    // The collection's own sort order is only known from the response, so the call does not set one.
    ...listingCalls(collectionScope(params), parseListing(query, 'best')),
  }),
  head: (loaded) => {
    const { collection } = loaded.data;
    const usual = parseSort(collection.sort, 'newest');
    const cover = { wide: collection.picture, narrow: collection.narrowPicture };
    return listingHead(loaded, { ...collection, title: collection.name, crumbs: [collection], cover, usual });
  },
  status: pageStatus,
  redirect: ({ params, query, data }) => movedTo(`/collection/${params.slug}`, data.collection.path, query),
});

export type CollectionLoader = typeof page.loader;

export const collectionRoute = route(
  '/collection/:slug',
  page,
  lazyComponent(listingChunk, ({ CollectionPage }) => CollectionPage),
);
