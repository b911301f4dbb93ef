// The filters and dimensions of the area's views, and the URLs of their files.
import { apiUrl } from '@/api/get';
import { type Dimension, dimensions, filtersOf, viewOf } from './calls';

export function dimensionOf(query: URLSearchParams): Dimension {
  return dimensions.find((one) => one === query.get('by')) ?? 'day';
}

/** The filters of the commission list, by their API names. */
export const commissionFilters = ['status', 'dateFrom', 'dateTo', 'countryId', 'discountId'] as const;

/** URLs of a partner's files, for download links. */
export const files = {
  commissions: (id: number, query: URLSearchParams) =>
    apiUrl('/api/affiliate/commissions/export', { query: { affiliateId: id, ...filtersOf(query) } }),
  analytics: (id: number, query: URLSearchParams) =>
    apiUrl('/api/affiliate/{id}/utm-analytics/export', { params: { id }, query: viewOf(query) }),
  statement: (id: number, year: number, month: number) =>
    apiUrl('/api/affiliate/{id}/statements/{year}/{month}/statement.pdf', { params: { id, year, month } }),
  feed: (id: number) => apiUrl('/api/affiliate/{id}/feed', { params: { id } }),
};
