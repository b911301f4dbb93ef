// The filters and dimensions of the area's views, and the URLs of their files.
import { addressOf } from '@/api/get';
import { apiQuery } from './calls';

/** The dimensions of the analytics. */
export const dimensions = [
  'day',
  'source',
  'medium',
  'campaign',
  'content',
  'term',
  'country',
  'device',
  'browser',
  'product',
  'landing',
] as const;
export type Dimension = (typeof dimensions)[number];

export function dimensionOf(query: URLSearchParams): Dimension {
  return dimensions.find((one) => one === query.get('by')) ?? 'day';
}

/** The filters of the commission list, by their API names. */
export const commissionFilters = ['status', 'dateFrom', 'dateTo', 'countryId', 'discountId'] as const;

function queryOf(query: URLSearchParams): Record<string, string> {
  const { page: _, ...asked } = Object.fromEntries(apiQuery(query));
  return asked;
}

/** URLs of a partner's files, for download links. */
export const files = {
  commissions: (id: number, query: URLSearchParams) =>
    addressOf('/api/affiliate/commissions/export', { query: { affiliateId: id, ...queryOf(query) } }),
  analytics: (id: number, query: URLSearchParams) =>
    addressOf('/api/affiliate/{id}/utm-analytics/export', { params: { id }, query: queryOf(query) }),
  statement: (id: number, year: number, month: number) =>
    `/api/affiliate/${id}/statements/${year}/${month}/statement.pdf`,
  feed: (id: number) => `/api/affiliate/${id}/feed`,
};
