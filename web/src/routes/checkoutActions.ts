// What the forms of the cart's page do.
import { send } from '@/api/send';
import type { Actions } from './actions';

/** The forms of the cart's page; with scripts the cart's store makes the same calls. */
export const cartActions: Actions = {
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
