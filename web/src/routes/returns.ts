// The routes of order tracking, returns and withdrawals. Each document belongs to one visitor and is not cached.
import { orderNameOf, returnCalls } from '@/features/returns/calls';
import { defineChunk } from '@/lib/chunks';
import type { PageRoute } from './definePage';
import { type EagerPageSpec, lazyPage } from './lazyPage';
import type { pages } from './returnPages';

const chunk = defineChunk('src/routes/returnPages.tsx', () => import('./returnPages'));

const page = (path: string, name: keyof typeof pages, own: EagerPageSpec['own'], role?: 'customer'): PageRoute =>
  lazyPage(chunk, path, name, {
    role,
    own,
    query: ['order', 'take', 'swap', 'change', 'done'],
    cache: 'none',
    areas: ['account', 'cart', 'checkout', 'forms', 'returns-pages'],
  });

const optionsOf =
  (kind: 'return' | 'withdrawal', isOwn: boolean): EagerPageSpec['own'] =>
  (_auth, { query, params }) =>
    returnCalls.options(orderNameOf(query, params, isOwn), kind, query);

export const returnRoutes: PageRoute[] = [
  page('/Track/Order', 'track', (_auth, { query }) => returnCalls.track(query.get('order'))),
  page('/guest/return', 'return', optionsOf('return', false)),
  page('/user/orders/:invoice/return', 'ownReturn', optionsOf('return', true), 'customer'),
  page('/withdrawal', 'withdrawal', optionsOf('withdrawal', false)),
  page('/user/orders/:invoice/withdrawal', 'ownWithdrawal', optionsOf('withdrawal', true), 'customer'),
  page('/return/:invoice', 'status', (auth, { query, params }) =>
    auth || query.get('order') ? returnCalls.status(params.invoice ?? '', query.get('order')) : {},
  ),
];
