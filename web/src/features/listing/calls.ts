// The API calls behind a listing. Category, brand and collection differ in nothing but the name of one parameter.
import type { FilterChoice, ListingFilters } from '@/api/types';
import { apiQuery, filterQuery, type ListingState } from './state';

export type Scope = { kind: 'category' | 'brand' | 'collection'; value: string };

const PARAMETER = { category: 'category', brand: 'brandSlug', collection: 'collectionSlug' } as const;

export function productsCall(scope: Scope, state: ListingState): string {
  const start = `/api/product/web/${scope.kind}/countryWiseProductsPagination`;
  return `${start}?${PARAMETER[scope.kind]}=${segment(scope.value)}&${apiQuery(state)}`;
}

/** What the listing can be narrowed to, counted under the filters that are set. */
export function filtersCall(scope: Scope, state: ListingState): string {
  const filters = filterQuery(state);
  const start = `/api/product/web/filters?${PARAMETER[scope.kind]}=${segment(scope.value)}`;
  return filters ? `${start}&${filters}` : start;
}

/** Every call of a listing besides the one for its subject. */
export function listingCalls(scope: Scope, state: ListingState): string[] {
  return [productsCall(scope, state), filtersCall(scope, state)];
}

/** A slug as part of an address: what came decoded out of the URL goes back encoded, slashes kept. */
export function segment(value: string): string {
  return value.split('/').map(encodeURIComponent).join('/');
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
