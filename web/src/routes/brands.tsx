// The brands the shop carries.
import { useApi } from '@/api/data';
import type { Brand } from '@/api/types';
import { BrandList } from '@/features/catalogue-index/BrandList';
import { IndexHead } from '@/features/catalogue-index/IndexHead';
import { everywhere, plainHead } from '@/lib/heads';
import { useT } from '@/lib/i18n';
import type { PageRoute } from '@/lib/page';
import { breadcrumbList } from '@/ui/breadcrumbList';

const path = '/brands';
const brandsCall = '/api/brand/getAllActiveData';

function BrandsPage() {
  const t = useT();
  return (
    <div className="wrap">
      <IndexHead title={t('brands-title')} lead={t('brands-lead')} path={path} />
      <BrandList brands={useApi<Brand[]>(brandsCall)} />
    </div>
  );
}

export const route: PageRoute = {
  path,
  keeping: 'shared',
  areas: ['home'],
  plan: () => [brandsCall],
  Component: BrandsPage,
  head: ({ shop, data, t }) => ({
    ...plainHead(t('seo-brands-title'), t('seo-brands-description'), path),
    alternates: everywhere(path, data),
    jsonLd: [breadcrumbList(shop, t('breadcrumbs-home'), [{ name: t('brands-title'), path }])],
  }),
};
