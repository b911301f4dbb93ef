// The page of one category, under both of its addresses.
import { type Call, get } from '@/api/get';
import type { CategoryDetail } from '@/api/types';
import { listingCalls, type Scope } from '@/features/listing/calls';
import { listingHead } from '@/features/listing/head';
import { LISTING_QUERY, parseListing } from '@/features/listing/state';
import { pageStatus } from '@/features/listing/status';
import type { Params } from '@/lib/page';
import { trailTo } from '@/ui/breadcrumbList';
import { definePage, lazyComponent, route } from './definePage';
import { listingChunk } from './listingChunk';
import { movedTo } from './moved';

function categoryPath({ parent = '', slug }: Params): string {
  return slug ? `${parent}/${slug}` : parent;
}

export function categoryScope(params: Params): Scope {
  return { kind: 'category', value: categoryPath(params) };
}

function categoryCall({ parent = '', slug }: Params): Call<CategoryDetail> {
  return slug
    ? get('/api/category/by-path/{parent}/{slug}', { params: { parent, slug } })
    : get('/api/category/by-path/{parent}', { params: { parent } });
}

const page = definePage({
  query: LISTING_QUERY,
  cache: 'public',
  areas: ['listing'],
  calls: ({ params, query }) => ({
    ...listingCalls(categoryScope(params), parseListing(query)),
    category: categoryCall(params),
  }),
  head: (loaded) => {
    const { category } = loaded.data;
    return listingHead(loaded, { ...category, crumbs: trailTo(category.breadcrumbs, category) });
  },
  status: pageStatus,
  redirect: ({ params, query, data }) => movedTo(`/category/${categoryPath(params)}`, data.category.path, query),
});

export type CategoryLoader = typeof page.loader;

export const categoryRoutes = ['/category/:parent', '/category/:parent/:slug'].map((path) =>
  route(
    path,
    page,
    lazyComponent(listingChunk, ({ CategoryPage }) => CategoryPage),
  ),
);
