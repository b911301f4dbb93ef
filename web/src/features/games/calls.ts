// The calls about the prize wheel, coupons and reminders of one person.
import { get } from '@/api/get';

export const gameCalls = {
  wheel: get('/api/wheel'),
  coupons: get('/api/user/coupons'),
  reminders: get('/api/user/reminders'),
};

/** The wheel before anybody has opened it: the browser gets no cookie. */
export const wheelToOffer = get('/api/wheel', { query: { offer: true } });
