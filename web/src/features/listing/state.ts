// The state of a listing in its URL: filters, order and page are parsed only here. Part of every first page, for the route table;
// `changes` is not.

export const SORTS = ['newest', 'price', '-price', 'name', '-name', 'discount'] as const;
/** `best` orders search results by relevance; other listings do not have it. */
export type Sort = (typeof SORTS)[number] | 'best';
export type Facet = 'colours' | 'sizes' | 'brands';

export type ListingState = {
  colours: string[];
  sizes: string[];
  brands: string[];
  /** In minor units, as everywhere except in the URL. */
  priceMin: number | null;
  priceMax: number | null;
  sort: Sort;
  page: number;
  /** Whether it is a search: then it is ordered by relevance, unless another order is chosen. */
  searching: boolean;
  /** The default sort order. */
  usual: Sort;
};

const PAGE_SIZE = 24;
/** The query parameter of the search words. The listing keeps it and never changes it. */
export const WORDS = 'q';
/** All query parameters of a listing. */
export const LISTING_QUERY = ['color', 'size', 'brand', 'priceMin', 'priceMax', 'sort', 'page'] as const;
const MOST_VALUES = 40;
const LAST_PAGE = 100_000;

/**
 * Accepts `color=rust,ink` (links) and `color=rust&color=ink` (a form without JavaScript). Invalid values are ignored. A
 * collection has its own default order; with `best`, the API decides.
 */
export function parseListing(query: URLSearchParams, own: Sort = 'newest'): ListingState {
  const [priceMin, priceMax] = inOrder(parseMajor(query.get('priceMin')), parseMajor(query.get('priceMax')));
  const searching = query.has(WORDS);
  const usual = searching ? 'best' : own;
  return {
    colours: parseValues(query, 'color'),
    sizes: parseValues(query, 'size'),
    brands: parseValues(query, 'brand'),
    priceMin,
    priceMax,
    sort: parseSort(query.get('sort'), usual),
    page: parsePage(query.get('page')),
    searching,
    usual,
  };
}

export function activeCount(state: ListingState): number {
  const price = state.priceMin !== null || state.priceMax !== null ? 1 : 0;
  return state.colours.length + state.sizes.length + state.brands.length + price;
}

/** Filtered or sorted: such a view should not be indexed. */
export function isVaried(state: ListingState): boolean {
  return activeCount(state) > 0 || state.sort !== state.usual;
}

/** The URL of this page without filters; a later page keeps its page number. */
export function canonicalPath(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}

/** The query of the product call, always in the same order, so that equal states share one cache entry. */
export function productQuery(state: ListingState) {
  const order = state.sort.startsWith('-') ? 'DESC' : 'ASC';
  const ordered = state.sort === 'best' ? {} : { orderBy: state.sort.replace('-', ''), order };
  return { page: state.page, take: PAGE_SIZE, ...ordered, ...filterQuery(state) };
}

/** The filters as API parameters, in a fixed order independent of the order of selection. */
export function filterQuery(state: ListingState) {
  const chosen = (facet: Facet) => (state[facet].length > 0 ? state[facet].join(',') : undefined);
  return {
    color: chosen('colours'),
    size: chosen('sizes'),
    brand: chosen('brands'),
    priceMin: state.priceMin ?? undefined,
    priceMax: state.priceMax ?? undefined,
  };
}

/** "12", "12.5" or "12,50" in major units → minor units. */
export function parseMajor(text: string | null): number | null {
  const match = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(text ?? '');
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

function parseValues(query: URLSearchParams, name: string): string[] {
  const values = query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value.length > 0 && value.length <= 64);
  return sorted([...new Set(values)]).slice(0, MOST_VALUES);
}

export function parseSort(text: string | null, usual: Sort): Sort {
  return SORTS.find((sort) => sort === text) ?? usual;
}

function parsePage(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Math.min(Number(text), LAST_PAGE) : 1;
}

/** The lower price first. */
export function inOrder(least: number | null, most: number | null): [number | null, number | null] {
  return least !== null && most !== null && least > most ? [most, least] : [least, most];
}

/** Sorted by code unit: the same in the server's JavaScript engine and in every browser. */
export function sorted(values: string[]): string[] {
  return [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
