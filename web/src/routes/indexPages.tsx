// What the routes of the indexes draw: a chunk of their own.
import { useLoaderData } from 'react-router';
import { BrandList } from '@/features/catalogue-index/BrandList';
import { Departments } from '@/features/catalogue-index/Departments';
import { IndexHead } from '@/features/catalogue-index/IndexHead';
import { Pages } from '@/features/listing/Pages';
import { useT } from '@/lib/i18n';
import type { BrandsLoader } from './brands';
import type { CategoriesLoader } from './categories';
import { pageHref } from './paged';

export function BrandsPage() {
  const t = useT();
  const { items, meta } = useLoaderData<BrandsLoader>().brands;
  return (
    <div className="wrap">
      <IndexHead title={t('brands-title')} lead={t('brands-lead')} path="/brands" />
      <BrandList brands={items} />
      <Pages page={meta.page} pageCount={meta.pageCount} href={(number) => pageHref('/brands', number)} />
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
      <Pages page={meta.page} pageCount={meta.pageCount} href={(number) => pageHref('/categories', number)} />
    </div>
  );
}
