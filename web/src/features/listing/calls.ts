// The API calls behind a listing. Category, brand and collection differ in nothing but the name of one parameter.
import { type Call, get, getPage, type ListPage } from '@/api/get';
import type { FilterChoice, ListingFilters, ProductCard } from '@/api/types';
import { filterQuery, type ListingState, productQuery } from './state';

export type Scope = { kind: 'category' | 'brand' | 'collection'; value: string };
/** What the loader of a listing's page gives, besides its subject. */
export type ListingData = { products: ListPage<ProductCard[]>; filters: ListingFilters };

export function listingCalls(scope: Scope, state: ListingState) {
  return { products: productsCall(scope, state), filters: filtersCall(scope, state) };
}

function productsCall({ kind, value }: Scope, state: ListingState): Call<ListPage<ProductCard[]>> {
  const query = productQuery(state);
  switch (kind) {
    case 'category':
      return getPage('/api/product/web/category/countryWiseProductsPagination', {
        query: { category: value, ...query },
      });
    case 'brand':
      return getPage('/api/product/web/brand/countryWiseProductsPagination', { query: { brandSlug: value, ...query } });
    case 'collection':
      return getPage('/api/product/web/collection/countryWiseProductsPagination', {
        query: { collectionSlug: value, ...query },
      });
  }
}

const PARAMETER = { category: 'category', brand: 'brandSlug', collection: 'collectionSlug' } as const;

/** What the listing can be narrowed to, counted under the filters that are set. */
function filtersCall({ kind, value }: Scope, state: ListingState): Call<ListingFilters> {
  return get('/api/product/web/filters', { query: { [PARAMETER[kind]]: value, ...filterQuery(state) } });
}

export type Facets = { colours: FilterChoice[]; sizes: FilterChoice[]; brands: FilterChoice[] };

/** A brand's own page needs no choice of brands. */
export function facetsFrom({ colours, sizes, brands }: ListingFilters, scope: Scope): Facets {
  return {
    colours: colours.choices,
    sizes: sizes.choices,
    brands: scope.kind === 'brand' ? [] : brands.choices,
  };
}
