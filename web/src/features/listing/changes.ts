// Changes of a listing's state, and their URLs: filters, order and page are serialised only here.
import { type Facet, inOrder, LISTING_QUERY, type ListingState, type Sort, sorted } from './state';

export const EMPTY: ListingState = {
  colours: [],
  sizes: [],
  brands: [],
  priceMin: null,
  priceMax: null,
  sort: 'newest',
  page: 1,
  searching: false,
  usual: 'newest',
};

export const PARAMETER: Record<Facet, string> = { colours: 'color', sizes: 'size', brands: 'brand' };

/** The API ignores the case of keys, and so do links to filtered listings. */
export const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const includesKey = (keys: string[], key: string) => keys.some((one) => isSame(one, key));

/** Adds or removes one value and goes back to the first page. */
export function toggle(state: ListingState, facet: Facet, value: string): ListingState {
  const had = includesKey(state[facet], value);
  const values = had ? state[facet].filter((one) => !isSame(one, value)) : sorted([...state[facet], value]);
  return { ...state, [facet]: values, page: 1 };
}

export function withPrice(state: ListingState, least: number | null, most: number | null): ListingState {
  const [priceMin, priceMax] = inOrder(least, most);
  return { ...state, priceMin, priceMax, page: 1 };
}

export function withSort(state: ListingState, sort: Sort): ListingState {
  return { ...state, sort, page: 1 };
}

export function withPage(state: ListingState, page: number): ListingState {
  return { ...state, page };
}

/** Removes all filters; the sort order is kept. */
export function cleared(state: ListingState): ListingState {
  return { ...EMPTY, sort: state.sort, searching: state.searching, usual: state.usual };
}

/** The URL of a state below `path`. Parameters that do not belong to the listing (campaigns) are kept. */
export function listingHref(path: string, state: ListingState, current?: URLSearchParams): string {
  const parts = ownParts(state);
  if (current) parts.push(...carriedParts(current));
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

/** The parameters that a form must include as hidden fields, because submitting it replaces the whole query. */
export function carried(current: URLSearchParams): [string, string][] {
  return [...current.entries()].filter(([name]) => !(LISTING_QUERY as readonly string[]).includes(name));
}

/** Minor units → "12" or "12.50", as in the URL and the fields. */
export function toMajor(minor: number): string {
  const cents = minor % 100;
  return cents === 0 ? `${minor / 100}` : `${Math.floor(minor / 100)}.${`${cents}`.padStart(2, '0')}`;
}

export const FACETS: Facet[] = ['colours', 'sizes', 'brands'];

function ownParts(state: ListingState): string[] {
  const parts = FACETS.filter((facet) => state[facet].length > 0).map(
    (facet) => `${PARAMETER[facet]}=${joined(state[facet])}`,
  );
  if (state.priceMin !== null) parts.push(`priceMin=${toMajor(state.priceMin)}`);
  if (state.priceMax !== null) parts.push(`priceMax=${toMajor(state.priceMax)}`);
  if (state.sort !== state.usual) parts.push(`sort=${state.sort}`);
  if (state.page > 1) parts.push(`page=${state.page}`);
  return parts;
}

function carriedParts(current: URLSearchParams): string[] {
  return carried(current).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
}

function joined(values: string[]): string {
  return values.map((value) => encodeURIComponent(value).replaceAll('%2F', '/')).join(',');
}
