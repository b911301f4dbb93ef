// Pagination of an index page: the page number of a URL, and the URL of a page number. A page past the end answers 404.
import type { Meta } from '@/api/types';

const LAST_PAGE = 100_000;

export function pageOf(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1;
}

/** The first page has no page parameter. */
export function pageHref(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}

export function pagedStatus(query: URLSearchParams, list: { items: unknown[]; meta: Meta }): number {
  return pageOf(query) > 1 && list.items.length === 0 ? 404 : 200;
}
