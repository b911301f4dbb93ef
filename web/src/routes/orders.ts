// A customer's orders in the signed-in area.
import type { Calls } from '@/api/get';
import type { WithOwn } from '@/api/own';
import { orderCalls } from '@/features/orders/calls';
import { accountHead } from './accountHead';
import { definePage, lazyComponent, type PageRoute, route } from './definePage';
import { orderChunk } from './orderChunk';
import { pageOf } from './paged';

/** 404 when the page's own call of this name found nothing. */
export const missing =
  (name: string) =>
  ({ data }: { data: object }) => {
    const answer = (data as Partial<WithOwn>).own?.answers[name];
    return answer?.ok === false && answer.status === 404 ? 404 : 200;
  };

/** 404 when the order does not exist or does not belong to this customer. */
export const orderStatus = missing('order');
/** 404 for an expired link to a refund. */
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

/** By the order's or the invoice's number. */
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
