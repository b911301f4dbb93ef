// What the area's views can be narrowed to, and where their files are.
import { addressOf } from '@/api/get';
import { apiQuery } from './calls';

/** What the analytics can be broken down by. */
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

/** What the list of commissions can be narrowed by, as the API calls it. */
export const commissionFilters = ['status', 'dateFrom', 'dateTo', 'countryId', 'discountId'] as const;

function queryOf(query: URLSearchParams): Record<string, string> {
  const { page: _, ...asked } = Object.fromEntries(apiQuery(query));
  return asked;
}

/** Addresses of a partner's files, for links that save them. */
export const files = {
  commissions: (id: number, query: URLSearchParams) =>
    addressOf('/api/affiliate/commissions/export', { query: { affiliateId: id, ...queryOf(query) } }),
  analytics: (id: number, query: URLSearchParams) =>
    addressOf('/api/affiliate/{id}/utm-analytics/export', { params: { id }, query: queryOf(query) }),
  statement: (id: number, year: number, month: number) =>
    `/api/affiliate/${id}/statements/${year}/${month}/statement.pdf`,
  feed: (id: number) => `/api/affiliate/${id}/feed`,
};
