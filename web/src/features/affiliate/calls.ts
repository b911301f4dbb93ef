// The calls of the affiliate area. All but the profile call need the profile's id, so they wait for it.
import { type Call, get } from '@/api/get';
import { idFrom } from '@/api/own';
import type { Auth } from '@/lib/auth';

const id = idFrom('profile');

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

const callsOf = {
  advanced: () => get('/api/affiliate/{id}', { params: { id } }),
  dashboard: (query) => get('/api/affiliate/dashboard/{id}', { params: { id }, query: daysOf(query) }),
  discounts: () => get('/api/affiliate/discounts/{id}', { params: { id } }),
  commissions: (query) =>
    get('/api/affiliate/commissions', {
      query: { affiliateId: id, ...filtersOf(query), page: numberOf(query, 'page') },
    }),
  statements: () => get('/api/affiliate/{id}/statements', { params: { id } }),
  analytics: (query) => get('/api/affiliate/{id}/utm-analytics', { params: { id }, query: viewOf(query) }),
  mediaKit: (query) =>
    get('/api/affiliate/{id}/media-kit', { params: { id }, query: { page: numberOf(query, 'page') } }),
} satisfies Record<string, (query: URLSearchParams) => Call<unknown>>;
export type OwnName = keyof typeof callsOf;

export function affiliateCalls(auth: Auth, query: URLSearchParams, names: readonly OwnName[]) {
  const calls: Record<string, Call<unknown>> = {
    profile: get('/api/affiliate/profile/by/user/{userId}', { params: { userId: auth.id } }),
    ...Object.fromEntries(names.map((name) => [name, callsOf[name](query)])),
  };
  return calls;
}

/** The days of a page's query: a number of days becomes the first day of the range. */
export function daysOf(query: URLSearchParams, now = Date.now()): { dateFrom?: string; dateTo?: string } {
  const [dateFrom, dateTo] = [textOf(query, 'dateFrom'), textOf(query, 'dateTo')];
  const days = Number(query.get('days'));
  if (dateFrom || dateTo || !(days > 0 && days < 1000)) return { dateFrom, dateTo };
  return { dateFrom: new Date(now - (days - 1) * 86_400_000).toISOString().slice(0, 10) };
}

/** The filters of the commission list. */
export function filtersOf(query: URLSearchParams) {
  return {
    status: textOf(query, 'status'),
    ...daysOf(query),
    countryId: numberOf(query, 'countryId'),
    discountId: numberOf(query, 'discountId'),
  };
}

/** The dimension, the days and the comparison of the analytics. */
export function viewOf(query: URLSearchParams) {
  const by = dimensions.find((one) => one === query.get('by'));
  return { by, compare: query.get('compare') === 'true' || undefined, ...daysOf(query) };
}

function textOf(query: URLSearchParams, name: string): string | undefined {
  return query.get(name) || undefined;
}

function numberOf(query: URLSearchParams, name: string): number | undefined {
  return Number(query.get(name)) || undefined;
}
