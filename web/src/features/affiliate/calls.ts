// The calls of the affiliate area. All but the one for the profile need its id, so they wait for it.
import { addressOf, type Call, type GetPath } from '@/api/get';
import { idFrom } from '@/api/own';
import type { Auth } from '@/lib/auth';
import { dayQuery } from './range';
import type {
  AdvancedProfile,
  AffiliateProfile,
  Analytics,
  Commission,
  Dashboard,
  Discount,
  MediaItem,
  StatementMonth,
} from './shapes';

const me = idFrom('profile');

type Parts = { params?: object; query?: object };

/** The id in a path may be one that is still awaited, which the types of `get` cannot know. */
function ask<T>(path: GetPath, parts: Parts = {}): Call<T> {
  return { path: addressOf(path, parts), read: (body) => (body as { data: T }).data };
}

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

export function filtersOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    commissionFilters.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])),
  );
}

const params = { id: me };

export const affiliateCalls = {
  profile: ({ id }: Auth) =>
    ask<AffiliateProfile>('/api/affiliate/profile/by/user/{userId}', { params: { userId: id } }),
  advanced: () => ask<AdvancedProfile>('/api/affiliate/{id}', { params }),
  dashboard: (query: URLSearchParams) =>
    ask<Dashboard>('/api/affiliate/dashboard/{id}', { params, query: dayQuery(query) }),
  discounts: () => ask<Discount[]>('/api/affiliate/discounts/{id}', { params }),
  commissions: (query: URLSearchParams) =>
    ask<Commission[]>('/api/affiliate/commissions', {
      query: { affiliateId: me, ...filtersOf(query), page: query.get('page') ?? undefined },
    }),
  statements: () => ask<StatementMonth[]>('/api/affiliate/{id}/statements', { params }),
  analytics: (query: URLSearchParams) =>
    ask<Analytics>('/api/affiliate/{id}/utm-analytics', { params, query: analyticsQuery(query) }),
  mediaKit: (query: URLSearchParams) =>
    ask<MediaItem[]>('/api/affiliate/{id}/media-kit', { params, query: { page: query.get('page') ?? undefined } }),
};

export function analyticsQuery(query: URLSearchParams): Record<string, string> {
  return { ...dayQuery(query), by: dimensionOf(query), ...(query.get('compare') === '1' && { compare: 'true' }) };
}

/** Addresses of a partner's files, for links that save them. */
export const files = {
  commissions: (id: number, query: URLSearchParams) =>
    addressOf('/api/affiliate/commissions/export', { query: { affiliateId: id, ...filtersOf(query) } }),
  analytics: (id: number, query: URLSearchParams) =>
    addressOf('/api/affiliate/{id}/utm-analytics/export', { params: { id }, query: analyticsQuery(query) }),
  statement: (id: number, year: number, month: number) =>
    `/api/affiliate/${id}/statements/${year}/${month}/statement.pdf`,
  feed: (id: number) => `/api/affiliate/${id}/feed`,
};
