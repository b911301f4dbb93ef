// The routes of the prize wheel, flash deals, an account's coupons, and cancelling a cart reminder.
import { type Calls, get } from '@/api/get';
import { gameCalls } from '@/features/games/calls';
import { defineChunk } from '@/lib/chunks';
import type { PageRoute } from './definePage';
import { lazyPage } from './lazyPage';

const chunk = defineChunk('src/routes/gamePages.tsx', () => import('./gamePages'));

export const gameRoutes: PageRoute[] = [
  lazyPage(chunk, '/prize-wheel', 'wheel', {
    cache: 'none',
    areas: ['account', 'forms', 'games-pages'],
    own: () => ({ wheel: gameCalls.wheel }),
  }),
  lazyPage(chunk, '/flash-deals', 'deals', {
    cache: 'public',
    areas: ['deals', 'events', 'games-pages'],
    calls: () => ({ deals: get('/api/flash-deals/page') }),
  }),
  lazyPage(chunk, '/user/coupons', 'coupons', {
    role: 'customer',
    cache: 'server',
    areas: ['account', 'games-pages'],
    own: (auth): Calls => (auth ? { coupons: gameCalls.coupons } : {}),
  }),
  lazyPage(chunk, '/cart-reminder/delete', 'deleteReminder', {
    query: ['token', 'done'],
    cache: 'none',
    areas: ['account', 'forms', 'games-pages'],
  }),
];
