// The brands the shop carries.
import { getPage } from '@/api/get';
import { plainHead, sharedPathAlternates } from '@/lib/heads';
import { breadcrumbList } from '@/ui/breadcrumbList';
import { definePage, lazyComponent, route } from './definePage';
import { indexChunk } from './indexChunk';
import { pagedStatus, pageHref, pageOf } from './paged';

const path = '/brands';
const PAGE_SIZE = 60;

const page = definePage({
  query: ['page'],
  cache: 'public',
  areas: ['home'],
  calls: ({ query }) => ({
    brands: getPage('/api/brand/getAllActiveData', { query: { page: pageOf(query), take: PAGE_SIZE } }),
  }),
  status: ({ query, data }) => pagedStatus(query, data.brands),
  head: ({ shop, navigation, t, query }) => ({
    ...plainHead(t('seo-brands-title'), t('seo-brands-description'), pageHref(path, pageOf(query))),
    alternates: sharedPathAlternates(path, navigation),
    jsonLd: import.meta.env.SSR ? [breadcrumbList(shop, t('breadcrumbs-home'), [{ name: t('brands'), path }])] : [],
  }),
});

export type BrandsLoader = typeof page.loader;

export const brandsRoute = route(
  path,
  page,
  lazyComponent(indexChunk, ({ BrandsPage }) => BrandsPage),
);
