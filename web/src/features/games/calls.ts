// The calls about the prize wheel, coupons, flash deals and reminders.
import type { Call } from '@/api/get';
import type { AccountCoupon, DealPage, Reminder, Wheel } from './shapes';

const asked = <T>(path: string): Call<T> => ({ path, read: (body) => (body as { data: T }).data });

export const gameCalls = {
  wheel: asked<Wheel | null>('/api/wheel'),
  coupons: asked<AccountCoupon[]>('/api/user/coupons'),
  deals: asked<DealPage>('/api/flash-deals/page'),
  reminders: asked<Reminder[]>('/api/user/reminders'),
};

/** The wheel before anybody has opened it: the browser gets no cookie. */
export const wheelToOffer = `${gameCalls.wheel.path}?offer=true`;
