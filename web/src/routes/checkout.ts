// The steps of an order. Each document is one shopper's own and kept by nobody.
import { send } from '@/api/send';
import { cartCalls } from '@/features/cart/calls';
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
    ...lazyComponent(chunk, ({ CheckoutCart }) => CheckoutCart),
    actions: async () => cartActions,
  }),
];
