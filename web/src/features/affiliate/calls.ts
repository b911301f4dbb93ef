// The calls of the affiliate area. Its own partner is `me` in their paths, so that a page asks for all of it at once.
import { addressOf, type Call } from '@/api/get';
import type { Mutation } from '@/api/send';
import type { Auth } from '@/lib/auth';
import { dayQuery } from './range';
import type {
  AdvancedProfile,
  AffiliateProfile,
  Analytics,
  CommissionPage,
  Dashboard,
  Discount,
  MediaKit,
  StatementRow,
} from './shapes';

export const me = 'me';

type Parts = { params?: object; query?: object };

function ask<T>(path: string, parts: Parts = {}): Call<T> {
  return { path: addressOf(path, parts), read: (body) => (body as { data: T }).data };
}

export function change(method: Mutation['method'], path: string, params: object, body: object): Mutation {
  return { method, path: addressOf(path, { params }), body };
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
    ask<CommissionPage>('/api/affiliate/commissions', {
      query: { affiliateId: me, ...filtersOf(query), page: query.get('page') ?? undefined },
    }),
  statements: () => ask<StatementRow[]>('/api/affiliate/{id}/statements', { params }),
  analytics: (query: URLSearchParams) =>
    ask<Analytics>('/api/affiliate/{id}/utm-analytics', { params, query: analyticsQuery(query) }),
  mediaKit: () => ask<MediaKit>('/api/affiliate/{id}/media-kit', { params }),
};

export function analyticsQuery(query: URLSearchParams): Record<string, string> {
  return { ...dayQuery(query), by: dimensionOf(query), ...(query.get('compare') === '1' && { compare: 'true' }) };
}

/** Addresses of files, for links that save them. */
export const files = {
  commissions: (query: URLSearchParams) =>
    addressOf('/api/affiliate/commissions/export', { query: { affiliateId: me, ...filtersOf(query) } }),
  analytics: (query: URLSearchParams) =>
    addressOf('/api/affiliate/{id}/utm-analytics/export', { params, query: analyticsQuery(query) }),
  statement: (year: number, month: number) => `/api/affiliate/${me}/statements/${year}/${month}.pdf`,
};
