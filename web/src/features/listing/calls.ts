// The API calls of a listing: of a category, a brand, a collection, a search, or of new or reduced products in the whole shop.
import { type Call, get, getPage, type ListPage } from '@/api/get';
import type { FilterChoice, ListingFilters, ProductCard } from '@/api/types';
import { filterQuery, type ListingState, productQuery } from './state';

type SearchScope = { kind: 'search'; value: string };
/** The collection of a running event, identified by the event's slug. */
type EventScope = { kind: 'event'; value: string };
export type Scope =
  | { kind: 'category' | 'brand' | 'collection'; value: string }
  | EventScope
  | SearchScope
  | { kind: 'new' | 'reduced' };
/** What the loader of a listing page returns, besides its subject. */
export type ListingData = { products: ListPage<ProductCard[]>; filters: ListingFilters };

export function listingCalls(scope: Scope, state: ListingState) {
  return { products: productsCall(scope, state), filters: filtersCall(scope, state) };
}

function productsCall(scope: Scope, state: ListingState): Call<ListPage<ProductCard[]>> {
  const query = productQuery(state);
  switch (scope.kind) {
    case 'category':
      return getPage('/api/product/web/category/countryWiseProductsPagination', {
        query: { category: scope.value, ...query },
      });
    case 'brand':
      return getPage('/api/product/web/brand/countryWiseProductsPagination', {
        query: { brandSlug: scope.value, ...query },
      });
    case 'collection':
      return getPage('/api/product/web/collection/countryWiseProductsPagination', {
        query: { collectionSlug: scope.value, ...query },
      });
    case 'event':
      return getPage('/api/product/web/event/countryWiseProductsPagination', {
        query: { eventSlug: scope.value, ...query },
      });
    case 'search':
      return getPage('/api/product/web/search', { query: { q: scope.value, ...query } });
    case 'new':
      return getPage('/api/product/web/countryWiseProductsPagination', { query: { ...query, isNew: true } });
    case 'reduced':
      return getPage('/api/product/web/countryWiseProductsPagination', { query: { ...query, discounted: true } });
  }
}

function scopeQuery(scope: Exclude<Scope, SearchScope | EventScope>) {
  switch (scope.kind) {
    case 'category':
      return { category: scope.value };
    case 'brand':
      return { brandSlug: scope.value };
    case 'collection':
      return { collectionSlug: scope.value };
    case 'new':
      return { isNew: true };
    case 'reduced':
      return { discounted: true };
  }
}

/** The available filters, counted under the active ones. */
function filtersCall(scope: Scope, state: ListingState): Call<ListingFilters> {
  if (scope.kind === 'search') {
    return get('/api/product/web/search/filters', { query: { q: scope.value, ...filterQuery(state) } });
  }
  if (scope.kind === 'event') {
    return get('/api/product/web/event/filters', { query: { eventSlug: scope.value, ...filterQuery(state) } });
  }
  return get('/api/product/web/filters', { query: { ...scopeQuery(scope), ...filterQuery(state) } });
}

export type Facets = { colours: FilterChoice[]; sizes: FilterChoice[]; brands: FilterChoice[] };

/** A brand's own page has no brand filter. */
export function facetsFrom({ colours, sizes, brands }: ListingFilters, scope: Scope): Facets {
  return {
    colours: colours.choices,
    sizes: sizes.choices,
    brands: scope.kind === 'brand' ? [] : brands.choices,
  };
}
