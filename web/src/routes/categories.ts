// The page with all categories of the shop, grouped by department.
import { getPage } from '@/api/get';
import { plainHead, sharedPathAlternates } from '@/lib/heads';
import { breadcrumbList } from '@/ui/breadcrumbList';
import { definePage, lazyComponent, route } from './definePage';
import { indexChunk } from './indexChunk';
import { pagedStatus, pageHref, pageOf } from './paged';

const path = '/categories';

const page = definePage({
  query: ['page'],
  cache: 'public',
  areas: ['home'],
  calls: ({ query }) => ({ departments: getPage('/api/category/index', { query: { page: pageOf(query) } }) }),
  status: ({ query, data }) => pagedStatus(query, data.departments),
  head: ({ shop, navigation, t, query }) => ({
    ...plainHead(t('seo-categories-title'), t('seo-categories-description'), pageHref(path, pageOf(query))),
    alternates: sharedPathAlternates(path, navigation),
    jsonLd: import.meta.env.SSR
      ? [breadcrumbList(shop, t('breadcrumbs-home'), [{ name: t('categories-title'), path }])]
      : [],
  }),
});

export type CategoriesLoader = typeof page.loader;

export const categoriesRoute = route(
  path,
  page,
  lazyComponent(indexChunk, ({ CategoriesPage }) => CategoriesPage),
);
