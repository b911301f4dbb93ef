// The brands the shop carries.
import { useApiPage } from '@/api/data';
import type { Brand } from '@/api/types';
import { BrandList } from '@/features/catalogue-index/BrandList';
import { IndexHead } from '@/features/catalogue-index/IndexHead';
import { Pages } from '@/features/listing/Pages';
import { everywhere, plainHead } from '@/lib/heads';
import { useT } from '@/lib/i18n';
import { type PageRoute, usePage } from '@/lib/page';
import { breadcrumbList } from '@/ui/breadcrumbList';
import { pagedStatus, pageHref, pageOf } from './paged';

const path = '/brands';
const brandsCall = (query: URLSearchParams) => `/api/brand/getAllActiveData?page=${pageOf(query)}`;

function BrandsPage() {
  const t = useT();
  const { items, meta } = useApiPage<Brand>(brandsCall(usePage().query));
  return (
    <div className="wrap">
      <IndexHead title={t('brands-title')} lead={t('brands-lead')} path={path} />
      <BrandList brands={items} />
      <Pages page={meta.page} pageCount={meta.pageCount} href={(page) => pageHref(path, page)} />
    </div>
  );
}

export const route: PageRoute = {
  path,
  areas: ['home', 'listing'],
  plan: ({ query }) => [brandsCall(query)],
  Component: BrandsPage,
  status: ({ query, data }) => pagedStatus(query, data.page<Brand>(brandsCall(query))),
  head: ({ shop, data, t, query }) => ({
    ...plainHead(t('seo-brands-title'), t('seo-brands-description'), pageHref(path, pageOf(query))),
    alternates: everywhere(path, data),
    jsonLd: [breadcrumbList(shop, t('breadcrumbs-home'), [{ name: t('brands-title'), path }])],
  }),
};
