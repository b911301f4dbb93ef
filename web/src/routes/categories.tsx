// Every category of the shop, department by department.
import { useApiPage } from '@/api/data';
import type { CategoryNode } from '@/api/types';
import { Departments } from '@/features/catalogue-index/Departments';
import { IndexHead } from '@/features/catalogue-index/IndexHead';
import { Pages } from '@/features/listing/Pages';
import { everywhere, plainHead } from '@/lib/heads';
import { useT } from '@/lib/i18n';
import { type PageRoute, usePage } from '@/lib/page';
import { breadcrumbList } from '@/ui/breadcrumbList';
import { pagedStatus, pageHref, pageOf } from './paged';

const path = '/categories';
const indexCall = (query: URLSearchParams) => `/api/category/index?page=${pageOf(query)}`;

function CategoriesPage() {
  const t = useT();
  const { items, meta } = useApiPage<CategoryNode>(indexCall(usePage().query));
  return (
    <div className="wrap">
      <IndexHead title={t('categories-title')} lead={t('categories-lead')} path={path} />
      <Departments departments={items} />
      <Pages page={meta.page} pageCount={meta.pageCount} href={(page) => pageHref(path, page)} />
    </div>
  );
}

export const route: PageRoute = {
  path,
  areas: ['home', 'listing'],
  plan: ({ query }) => [indexCall(query)],
  Component: CategoriesPage,
  status: ({ query, data }) => pagedStatus(query, data.page<CategoryNode>(indexCall(query))),
  head: ({ shop, data, t, query }) => ({
    ...plainHead(t('seo-categories-title'), t('seo-categories-description'), pageHref(path, pageOf(query))),
    alternates: everywhere(path, data),
    jsonLd: [breadcrumbList(shop, t('breadcrumbs-home'), [{ name: t('categories-title'), path }])],
  }),
};
