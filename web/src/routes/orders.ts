// A customer's orders in the signed-in area.
import type { Calls } from '@/api/get';
import type { WithOwn } from '@/api/own';
import { orderCalls } from '@/features/orders/calls';
import { accountHead } from './accountHead';
import { definePage, lazyComponent, type PageRoute, route } from './definePage';
import { orderChunk } from './orderChunk';
import { pageOf } from './paged';

/** A page whose own call of this name found nothing is not found. */
export const missing =
  (name: string) =>
  ({ data }: { data: object }) => {
    const answer = (data as Partial<WithOwn>).own?.answers[name];
    return answer?.ok === false && answer.status === 404 ? 404 : 200;
  };

/** An order that is not there, or not this person's, is not found. */
export const orderStatus = missing('order');
/** A link to a refund that works no more leads nowhere. */
export const refundStatus = missing('refund');

const areas = ['account', 'cart', 'checkout', 'forms', 'returns-pages'] as const;

const list = definePage({
  role: 'customer',
  query: ['page'],
  cache: 'server',
  areas,
  calls: () => ({}),
  own: (auth, { query }): Calls => (auth ? orderCalls.list(auth, pageOf(query)) : {}),
  head: accountHead((t) => t('orders-title')),
});

/** By the order's number or its invoice's. */
const details = definePage({
  role: 'customer',
  cache: 'server',
  areas,
  calls: () => ({}),
  own: (auth, { params }): Calls => (auth ? orderCalls.own(params.invoice ?? '') : {}),
  status: orderStatus,
  head: accountHead((t, { params }) => t('order-number-of', { number: params.invoice ?? '' })),
});

export const orderRoutes: PageRoute[] = [
  route(
    '/user/orders',
    list,
    lazyComponent(orderChunk, ({ checkoutPages }) => checkoutPages.Orders),
  ),
  route('/user/orders/:invoice', details, {
    ...lazyComponent(orderChunk, ({ checkoutPages }) => checkoutPages.Order),
    actions: async () => (await orderChunk.load()).ownOrderActions,
  }),
];
