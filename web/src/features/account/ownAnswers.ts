// The responses about the signed-in customer, for the account pages.
import { type Own, useOwnAnswer } from '@/api/own';
import type { Address, OrderSummary, Profile, SessionInfo, WishlistEntry } from '@/api/types';
import type { ownCalls } from './calls';

type OwnCalls = { [N in keyof typeof ownCalls]: ReturnType<(typeof ownCalls)[N]> };

export const useProfile = (): Own<Profile> => useOwnAnswer<OwnCalls, 'profile'>('profile');
export const useAddresses = (): Own<Address[]> => useOwnAnswer<OwnCalls, 'addresses'>('addresses');
export const useLatestOrder = (): Own<OrderSummary[]> => useOwnAnswer<OwnCalls, 'latestOrder'>('latestOrder');
export const useSavedProducts = (): Own<WishlistEntry[]> => useOwnAnswer<OwnCalls, 'wishlist'>('wishlist');
export const useSessions = (): Own<SessionInfo[]> => useOwnAnswer<OwnCalls, 'sessions'>('sessions');
