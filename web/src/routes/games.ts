// The routes of the prize wheel, flash deals, an account's coupons, and cancelling a cart reminder.
import { get } from '@/api/get';
import { defineChunk } from '@/lib/chunks';
import type { PageRoute } from './definePage';
import { lazyPage } from './lazyPage';

const chunk = defineChunk('src/routes/gamePages.tsx', () => import('./gamePages'));

export const gameRoutes: PageRoute[] = [
  lazyPage(chunk, '/prize-wheel', 'wheel', { cache: 'none', areas: ['account', 'forms', 'games-pages'] }),
  lazyPage(chunk, '/flash-deals', 'deals', {
    cache: 'public',
    own: false,
    areas: ['deals', 'events', 'games-pages'],
    calls: () => ({ deals: get('/api/flash-deals/page') }),
  }),
  lazyPage(chunk, '/user/coupons', 'coupons', {
    role: 'customer',
    cache: 'server',
    areas: ['account', 'games-pages'],
  }),
  lazyPage(chunk, '/cart-reminder/forget', 'forget', {
    query: ['token', 'done'],
    cache: 'none',
    areas: ['account', 'forms', 'games-pages'],
  }),
];
