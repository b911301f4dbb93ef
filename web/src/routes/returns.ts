// The routes of order tracking, returns and withdrawals. Each document belongs to one visitor and is not cached.
import { defineChunk } from '@/lib/chunks';
import type { PageRoute } from './definePage';
import { lazyPage } from './lazyPage';
import type { pages } from './returnPages';

const chunk = defineChunk('src/routes/returnPages.tsx', () => import('./returnPages'));

const page = (path: string, name: keyof typeof pages, role?: 'customer'): PageRoute =>
  lazyPage(chunk, path, name, {
    role,
    query: ['order', 'take', 'swap', 'done'],
    cache: 'none',
    areas: ['account', 'cart', 'checkout', 'forms', 'returns-pages'],
  });

export const returnRoutes: PageRoute[] = [
  page('/Track/Order', 'track'),
  page('/guest/return', 'back'),
  page('/user/orders/:invoice/return', 'ownBack', 'customer'),
  page('/withdrawal', 'withdrawal'),
  page('/user/orders/:invoice/withdrawal', 'ownWithdrawal', 'customer'),
  page('/return/:invoice', 'status'),
];
