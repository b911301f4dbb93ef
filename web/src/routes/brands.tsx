// The brands the shop carries.
import { useLoaderData } from 'react-router';
import { getPage } from '@/api/get';
import { BrandList } from '@/features/catalogue-index/BrandList';
import { IndexHead } from '@/features/catalogue-index/IndexHead';
import { Pages } from '@/features/listing/Pages';
import { everywhere, plainHead } from '@/lib/heads';
import { useT } from '@/lib/i18n';
import { breadcrumbList } from '@/ui/breadcrumbList';
import { definePage, route } from './definePage';
import { pagedStatus, pageHref, pageOf } from './paged';

const path = '/brands';

const page = definePage({
  query: ['page'],
  cache: 'public',
  areas: ['home', 'listing'],
  calls: ({ query }) => ({ brands: getPage('/api/brand/getAllActiveData', { query: { page: pageOf(query) } }) }),
  status: ({ query, data }) => pagedStatus(query, data.brands),
  head: ({ shop, navigation, t, query }) => ({
    ...plainHead(t('seo-brands-title'), t('seo-brands-description'), pageHref(path, pageOf(query))),
    alternates: everywhere(path, navigation),
    jsonLd: [breadcrumbList(shop, t('breadcrumbs-home'), [{ name: t('brands-title'), path }])],
  }),
});

function BrandsPage() {
  const t = useT();
  const { items, meta } = useLoaderData<typeof page.loader>().brands;
  return (
    <div className="wrap">
      <IndexHead title={t('brands-title')} lead={t('brands-lead')} path={path} />
      <BrandList brands={items} />
      <Pages page={meta.page} pageCount={meta.pageCount} href={(number) => pageHref(path, number)} />
    </div>
  );
}

export const brandsRoute = route(path, page, { Component: BrandsPage });
