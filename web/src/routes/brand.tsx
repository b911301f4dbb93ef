// The page of one brand.
import { useApi } from '@/api/data';
import type { BrandDetail } from '@/api/types';
import { listingCalls, type Scope, segment } from '@/features/listing/calls';
import { listingHead } from '@/features/listing/head';
import { Listing } from '@/features/listing/Listing';
import { LISTING_QUERY, parseListing } from '@/features/listing/state';
import { pageStatus } from '@/features/listing/status';
import { useT } from '@/lib/i18n';
import { type PageRoute, type Params, usePage } from '@/lib/page';
import { movedTo } from './moved';

function scopeOf({ slug = '' }: Params): Scope {
  return { kind: 'brand', value: slug };
}

function brandCall({ slug = '' }: Params): string {
  return `/api/brand/by-slug/${segment(slug)}`;
}

function BrandPage() {
  const t = useT();
  const { params } = usePage();
  const brand = useApi<BrandDetail>(brandCall(params));
  return (
    <Listing
      key={brand.id}
      scope={scopeOf(params)}
      path={brand.path}
      name={brand.name}
      title={brand.name}
      description={brand.description}
      breadcrumbs={[{ name: t('listing-brands'), path: '/brands' }, brand]}
    />
  );
}

export const route: PageRoute = {
  path: '/brands/:slug',
  query: LISTING_QUERY,
  keeping: 'shared',
  areas: ['listing'],
  plan: ({ params, query }) => [brandCall(params), ...listingCalls(scopeOf(params), parseListing(query))],
  Component: BrandPage,
  head: (page) => {
    const brand = page.data.data<BrandDetail>(brandCall(page.params));
    const crumbs = brand ? [{ name: page.t('listing-brands'), path: '/brands' }, brand] : [];
    return listingHead(page, scopeOf(page.params), brand && { ...brand, title: brand.name, crumbs });
  },
  status: (page) => pageStatus(page, scopeOf(page.params)),
  redirect: ({ params, query, data }) => {
    const brand = data.data<BrandDetail>(brandCall(params));
    return brand && movedTo(`/brands/${params.slug}`, brand.path, query);
  },
};
