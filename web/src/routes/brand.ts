// The page of one brand.
import { get } from '@/api/get';
import { listingCalls, type Scope } from '@/features/listing/calls';
import { listingHead } from '@/features/listing/head';
import { LISTING_QUERY, parseListing } from '@/features/listing/state';
import { pageStatus } from '@/features/listing/status';
import type { Params } from '@/lib/page';
import { definePage, lazyComponent, route } from './definePage';
import { listingChunk } from './listingChunk';
import { movedTo } from './moved';

export function brandScope({ slug = '' }: Params): Scope {
  return { kind: 'brand', value: slug };
}

const page = definePage({
  query: LISTING_QUERY,
  cache: 'public',
  areas: ['listing'],
  calls: ({ params, query }) => ({
    ...listingCalls(brandScope(params), parseListing(query)),
    brand: get('/api/brand/by-slug/{slug}', { params: { slug: params.slug ?? '' } }),
  }),
  head: (loaded) => {
    const { brand } = loaded.data;
    const crumbs = [{ name: loaded.t('brands'), path: '/brands' }, brand];
    return listingHead(loaded, { ...brand, title: brand.name, crumbs });
  },
  status: pageStatus,
  redirect: ({ params, query, data }) => movedTo(`/brands/${params.slug}`, data.brand.path, query),
});

export type BrandLoader = typeof page.loader;

export const brandRoute = route(
  '/brands/:slug',
  page,
  lazyComponent(listingChunk, ({ BrandPage }) => BrandPage),
);
