// Every category of the shop, department by department.
import { useLoaderData } from 'react-router';
import { getPage } from '@/api/get';
import { Departments } from '@/features/catalogue-index/Departments';
import { IndexHead } from '@/features/catalogue-index/IndexHead';
import { Pages } from '@/features/listing/Pages';
import { everywhere, plainHead } from '@/lib/heads';
import { useT } from '@/lib/i18n';
import { breadcrumbList } from '@/ui/breadcrumbList';
import { definePage, route } from './definePage';
import { pagedStatus, pageHref, pageOf } from './paged';

const path = '/categories';

const page = definePage({
  query: ['page'],
  cache: 'public',
  areas: ['home', 'listing'],
  calls: ({ query }) => ({ departments: getPage('/api/category/index', { query: { page: pageOf(query) } }) }),
  status: ({ query, data }) => pagedStatus(query, data.departments),
  head: ({ shop, navigation, t, query }) => ({
    ...plainHead(t('seo-categories-title'), t('seo-categories-description'), pageHref(path, pageOf(query))),
    alternates: everywhere(path, navigation),
    jsonLd: [breadcrumbList(shop, t('breadcrumbs-home'), [{ name: t('categories-title'), path }])],
  }),
});

function CategoriesPage() {
  const t = useT();
  const { items, meta } = useLoaderData<typeof page.loader>().departments;
  return (
    <div className="wrap">
      <IndexHead title={t('categories-title')} lead={t('categories-lead')} path={path} />
      <Departments departments={items} />
      <Pages page={meta.page} pageCount={meta.pageCount} href={(number) => pageHref(path, number)} />
    </div>
  );
}

export const categoriesRoute = route(path, page, { Component: CategoriesPage });
