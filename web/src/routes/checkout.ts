// The steps of an order. Each document is one shopper's own and kept by nobody.
import { send } from '@/api/send';
import { cartCalls } from '@/features/cart/calls';
import { resultCalls } from '@/features/checkout/returnCalls';
import { defineChunk } from '@/lib/chunks';
import { everywhere, plainHead } from '@/lib/heads';
import type { Actions } from './actions';
import { definePage, lazyComponent, type PageRoute, route } from './definePage';

const chunk = defineChunk('src/routes/checkoutPages.tsx', () => import('./checkoutPages'));

const cart = definePage({
  cache: 'none',
  areas: ['cart', 'product'],
  calls: () => ({}),
  own: () => cartCalls,
  head: ({ t, path, navigation }) => ({
    ...plainHead(t('cart-meta-title'), '', path),
    robots: 'noindex',
    siblings: everywhere(path, navigation),
  }),
});

/** Where payment providers send shoppers back to, with the payment's token. */
const paymentReturn = definePage({
  query: ['payment'],
  cache: 'none',
  areas: ['cart', 'checkout'],
  calls: () => ({}),
  own: (_auth, { query }) => resultCalls(query.get('payment') ?? ''),
  head: ({ t, path }) => ({ ...plainHead(t('pay-meta-title'), '', path), robots: 'noindex' }),
});

/** The forms of the cart's page; with scripts the cart's store makes the same calls. */
const cartActions: Actions = {
  'cart-line': {
    call: ({ fields }) =>
      send('put', '/api/cart/line', {
        body: {
          variantId: fields.id('variant'),
          quantity: fields.text('quantity') === '' ? undefined : fields.id('quantity'),
        },
      }),
    to: () => '/Checkout',
  },
  'cart-coupon': {
    call: ({ fields }) => send('put', '/api/cart/coupon', { body: { code: fields.text('code') } }),
    to: () => '/Checkout',
  },
};

export const checkoutRoutes: PageRoute[] = [
  route('/Checkout', cart, {
    ...lazyComponent(chunk, ({ checkoutPages }) => checkoutPages.CheckoutCart),
    actions: async () => cartActions,
  }),
  ...['/str/Return', '/SSLReturn'].map((path) =>
    route(
      path,
      paymentReturn,
      lazyComponent(chunk, ({ checkoutPages }) => checkoutPages.PaymentReturn),
    ),
  ),
];
