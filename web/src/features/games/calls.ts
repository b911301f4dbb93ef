// The calls about a visitor's prize wheel, coupons and reminders.
import { get } from '@/api/get';

export const gameCalls = {
  wheel: get('/api/wheel'),
  coupons: get('/api/user/coupons'),
  reminders: get('/api/user/reminders'),
};

/** The wheel before it is opened: this request sets no cookie. */
export const wheelToOffer = get('/api/wheel', { query: { offer: true } });
