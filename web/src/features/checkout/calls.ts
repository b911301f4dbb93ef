// What the payment step asks of the API besides the cart.
import { get } from '@/api/get';
import { type Auth, isCustomer } from '@/lib/auth';

/** What the country offers now, and for customers what they have saved. */
export function checkoutCalls(auth: Auth | null) {
  return { offer: get('/api/checkout/options'), ...(isCustomer(auth) && personCalls(auth)) };
}

function personCalls({ id }: Auth) {
  return {
    profile: get('/api/user/{id}', { params: { id } }),
    addresses: get('/api/address-shipping/getByUserId/{userId}', { params: { userId: id } }),
  };
}

export type CheckoutCalls = { offer: ReturnType<typeof checkoutCalls>['offer'] } & ReturnType<typeof personCalls>;
