// The components of the index routes: a separate chunk.
import { useLoaderData } from 'react-router';
import { BrandList } from '@/features/catalogue-index/BrandList';
import { Departments } from '@/features/catalogue-index/Departments';
import { IndexHead } from '@/features/catalogue-index/IndexHead';
import { useT } from '@/lib/i18n';
import { Pager } from '@/ui/Pager';
import type { BrandsLoader } from './brands';
import type { CategoriesLoader } from './categories';
import { pageHref } from './paged';

export function BrandsPage() {
  const t = useT();
  const { items, meta } = useLoaderData<BrandsLoader>().brands;
  return (
    <div className="wrap">
      <IndexHead title={t('brands')} lead={t('brands-lead')} path="/brands" />
      <BrandList brands={items} />
      <Pager page={meta.page} pageCount={meta.pageCount} href={(number) => pageHref('/brands', number)} />
    </div>
  );
}

export function CategoriesPage() {
  const t = useT();
  const { items, meta } = useLoaderData<CategoriesLoader>().departments;
  return (
    <div className="wrap">
      <IndexHead title={t('categories-title')} lead={t('categories-lead')} path="/categories" />
      <Departments departments={items} />
      <Pager page={meta.page} pageCount={meta.pageCount} href={(number) => pageHref('/categories', number)} />
    </div>
  );
}
