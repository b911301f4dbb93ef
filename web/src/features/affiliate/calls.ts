// The calls of the affiliate area. All but the profile call need the profile's id, so they wait for it.
import { type Call, get } from '@/api/get';
import { idFrom } from '@/api/own';
import type { Auth } from '@/lib/auth';

const id = idFrom('profile');

/** Paths below `/api/affiliate`. */
const paths = {
  advanced: id,
  dashboard: `dashboard/${id}`,
  discounts: `discounts/${id}`,
  commissions: `commissions?affiliateId=${id}`,
  statements: `${id}/statements`,
  analytics: `${id}/utm-analytics`,
  mediaKit: `${id}/media-kit`,
};
export type OwnName = keyof typeof paths;

/** The page's query applies to the first of the names. */
export function affiliateCalls(auth: Auth, query: URLSearchParams, names: readonly OwnName[]) {
  const calls: Record<string, Call<unknown>> = {
    profile: get('/api/affiliate/profile/by/user/{userId}', { params: { userId: auth.id } }),
  };
  names.forEach((name, index) => {
    const path = `/api/affiliate/${paths[name]}`;
    const asked = index === 0 ? apiQuery(query).toString() : '';
    const whole = asked ? `${path}${path.includes('?') ? '&' : '?'}${asked}` : path;
    calls[name] = { path: whole, read: (body) => (body as { data: unknown }).data };
  });
  return calls;
}

/** Converts a page's query to API parameters: the number of days becomes the first day of the range. */
export function apiQuery(query: URLSearchParams, now = Date.now()): URLSearchParams {
  const named = [...query].filter(([name, value]) => value && name !== 'days' && name !== 'link');
  const asked = new URLSearchParams(named);
  const days = Number(query.get('days'));
  if (days > 0 && days < 1000 && !asked.has('dateFrom') && !asked.has('dateTo'))
    asked.set('dateFrom', new Date(now - (days - 1) * 86_400_000).toISOString().slice(0, 10));
  return asked;
}
