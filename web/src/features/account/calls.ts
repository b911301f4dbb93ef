// The calls about the signed-in customer. Each account page lists the ones that its loader makes.
import { get } from '@/api/get';
import { type Own, useOwnAnswer } from '@/api/own';
import type { Address, OrderSummary, Profile, SessionInfo, WishlistEntry } from '@/api/types';
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

type OwnCalls = { [N in keyof typeof ownCalls]: ReturnType<(typeof ownCalls)[N]> };

export const useProfile = (): Own<Profile> => useOwnAnswer<OwnCalls, 'profile'>('profile');
export const useAddresses = (): Own<Address[]> => useOwnAnswer<OwnCalls, 'addresses'>('addresses');
export const useLatestOrder = (): Own<OrderSummary[]> => useOwnAnswer<OwnCalls, 'latestOrder'>('latestOrder');
export const useSavedProducts = (): Own<WishlistEntry[]> => useOwnAnswer<OwnCalls, 'wishlist'>('wishlist');
export const useSessions = (): Own<SessionInfo[]> => useOwnAnswer<OwnCalls, 'sessions'>('sessions');
