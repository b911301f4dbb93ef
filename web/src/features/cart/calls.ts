// The API calls of the cart, for its pages, the number in the app bar and the actions of its forms.
import { get } from '@/api/get';
import { send } from '@/api/send';

/** The calls of the cart page. */
export const cartCalls = { cart: get('/api/cart'), related: get('/api/cart/related') };

export const cartChanges = {
  add: (variantId: number, quantity: number) => send('post', '/api/cart/line', { body: { variantId, quantity } }),
  /** Quantity 0 removes the line. */
  set: (variantId: number, quantity?: number) => send('put', '/api/cart/line', { body: { variantId, quantity } }),
  /** An empty code removes the coupon. */
  enterCode: (code: string) => send('put', '/api/cart/coupon', { body: { code } }),
  merge: () => send('post', '/api/cart/merge', { body: {} }),
};
