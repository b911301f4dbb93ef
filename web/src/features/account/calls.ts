// The calls about the person who is signed in, by their id.
import { useMine } from '@/api/mine';
import type { Address, Profile } from '@/api/types';
import { useAuth } from '@/lib/auth';

export const profileCall = (id: number) => `/api/user/${id}`;
export const addressesCall = (id: number) => `/api/address-shipping/getByUserId/${id}`;

export function useProfile() {
  const auth = useAuth();
  return useMine<Profile>(auth ? profileCall(auth.id) : null);
}

export function useAddresses() {
  const auth = useAuth();
  return useMine<Address[]>(auth ? addressesCall(auth.id) : null);
}
