// The API calls of the payment step, in addition to the cart's.
import { get } from '@/api/get';
import { type Auth, isCustomer } from '@/lib/auth';

/** The country's delivery and payment methods, and for customers their saved addresses. */
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
