// The calls about the signed-in customer. The route table lists the ones that each account page makes.
import { type Calls, get } from '@/api/get';
import type { Auth } from '@/lib/auth';

export const ownCalls = {
  profile: ({ id }: Auth) => get('/api/user/{id}', { params: { id } }),
  addresses: ({ id }: Auth) => get('/api/address-shipping/getByUserId/{userId}', { params: { userId: id } }),
  /** Read by the component that shows the reminders. */
  reminders: (_auth: Auth) => get('/api/user/reminders'),
  sessions: (_auth: Auth) => get('/api/auth/sessions'),
  latestOrder: ({ id }: Auth) => get('/api/order/findAllDataByPagination', { query: { userId: id, page: 1, take: 1 } }),
  wishlist: (_auth: Auth) => get('/api/wishlist/ids'),
};

export type OwnName = keyof typeof ownCalls;

export const ownCallsOf =
  (...names: readonly OwnName[]) =>
  (auth: Auth | null): Calls =>
    auth ? Object.fromEntries(names.map((name) => [name, ownCalls[name](auth)])) : {};
