// The API calls behind a listing. Category, brand and collection differ in nothing but the name of one parameter.
import type { AttributeValue, Brand } from '@/api/types';
import { apiQuery, type ListingState } from './state';

export type Scope = { kind: 'category' | 'brand' | 'collection'; value: string };

const PARAMETER = { category: 'category', brand: 'brandSlug', collection: 'collectionSlug' } as const;

export const COLLECTIONS = '/api/collection/getAllActiveData';
const BRANDS = '/api/brand/getAllActiveData';

export function productsCall(scope: Scope, state: ListingState): string {
  const start = `/api/product/web/${scope.kind}/countryWiseProductsPagination`;
  return `${start}?${PARAMETER[scope.kind]}=${segment(scope.value)}&${apiQuery(state)}`;
}

export function valuesCall(scope: Scope): string {
  return `/api/attributeValue/web/list?${scope.kind}=${segment(scope.value)}`;
}

/** Brands that occur in the listing. A brand's own page finds itself among them, and its texts. */
export function brandsCall(scope: Scope): string {
  return scope.kind === 'brand' ? BRANDS : `${BRANDS}?${scope.kind}=${segment(scope.value)}`;
}

/** Every call of a listing besides the one for its subject. */
export function listingCalls(scope: Scope, state: ListingState): string[] {
  return [productsCall(scope, state), valuesCall(scope), brandsCall(scope)];
}

/** A slug as part of an address: what came decoded out of the URL goes back encoded, slashes kept. */
export function segment(value: string): string {
  return value.split('/').map(encodeURIComponent).join('/');
}

export type FacetValue = { key: string; name: string; swatch: string | null; count: number };
export type Facets = { colours: FacetValue[]; sizes: FacetValue[]; brands: FacetValue[] };

export function facetsFrom(values: AttributeValue[], brands: Brand[]): Facets {
  const of = (attribute: string) => values.filter((value) => value.attribute === attribute).map(fromValue);
  return {
    colours: of('colour'),
    sizes: of('size'),
    brands: brands.filter((brand) => brand.productCount > 0).map(fromBrand),
  };
}

function fromValue(value: AttributeValue): FacetValue {
  return { key: value.key, name: value.name, swatch: value.swatch, count: value.productCount };
}

function fromBrand(brand: Brand): FacetValue {
  return { key: brand.slug, name: brand.name, swatch: null, count: brand.productCount };
}
