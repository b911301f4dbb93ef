// The pages on which the wheel is offered.
import { expect, it } from 'vitest';
import { mayOfferOn } from './mayOffer';

it('never on pages for orders, payments, returns or sign-in', () => {
  for (const path of [
    '/Checkout',
    '/checkout',
    '/OrderConfirmation',
    '/str/Return',
    '/guest/return',
    '/Track/Order',
    '/user',
    '/auth/Login',
  ])
    expect(mayOfferOn(path), path).toBe(false);
  for (const path of ['/', '/category/women', '/product/rib-tee', '/users-guide', '/returns'])
    expect(mayOfferOn(path), path).toBe(true);
});
