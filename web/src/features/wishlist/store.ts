// Which products are saved, for the buttons and the number in the app bar of every page: a guest's list is kept in the browser,
// a customer's is loaded once and kept for all tabs. It is a store and not loader data, because the documents of most pages are
// shared by all visitors and carry no personal data. Changes are made by the layout's action `wishlist`; `changes` keeps its
// result.
import { useSyncExternalStore } from 'react';
import { useFetchers } from 'react-router';
import { call } from '@/api/call';
import { type Auth, currentAuth, isCurrentSession, isCustomer, onAuthChange, sessionKey, useAuth } from '@/lib/auth';
import { takeSavedProducts } from '@/lib/cookies';
import { intentField } from '@/lib/formFields';
import { shared } from '@/lib/storage';
import { wishlistCalls } from './calls';

export const wishlistKeys = ['vitrina.wishlist', 'vitrina.wishlist.guest'] as const;

/** The maximum of a guest's list; also the most that the server accepts in one merge. */
const guestLimit = 200;

export const wishlistIntent = 'wishlist';
/** The session that submitted a change. */
export const ownerField = 'owner';

type Wish = { productId: number; wishlistId: number };
type CustomerList = { userId: number; wishes: Wish[] };

const customerList = shared<CustomerList | null>(wishlistKeys[0], readCustomerList);
const guestList = shared<number[]>(wishlistKeys[1], readIds);

function subscribe(listener: () => void): () => void {
  const stops = [customerList.subscribe(listener), guestList.subscribe(listener), onAuthChange(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The products on the customer's list, as the server has accepted them. */
export function customerWishlist(): Wish[] {
  const list = customerList.get();
  return list && list.userId === currentAuth()?.id ? list.wishes : [];
}

export const entryOf = (id: number) => customerWishlist().find(({ productId }) => productId === id)?.wishlistId ?? null;

/** As the server has accepted it. */
export function isListed(id: number): boolean {
  return isCustomer(currentAuth()) ? entryOf(id) !== null : guestList.get().includes(id);
}

/** Null as long as the customer's list is not loaded. */
function listedCount(): number | null {
  const auth = currentAuth();
  if (!isCustomer(auth)) return guestList.get().length;
  return customerList.get()?.userId === auth.id ? customerWishlist().length : null;
}

/** The changes that are being sent, by product: the buttons and the number show the expected result. */
export function usePendingWishlistChanges(): ReadonlyMap<number, boolean> {
  const session = sessionKey(useAuth());
  return new Map(
    useFetchers().flatMap(({ formData }) =>
      formData?.get(intentField) === wishlistIntent && formData.get(ownerField) === session
        ? [[Number(formData.get('product')), formData.has('save')] as const]
        : [],
    ),
  );
}

/** As the server has accepted it. `isRendered`: whether the document was rendered with the product on the list. */
export function useIsListed(id: number, isRendered: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isListed(id),
    () => isRendered,
  );
}

/** The ids that are on the list. The store's value is a string, so that it is equal as long as the result is. */
export function useWishlistedIds(ids: readonly number[]): ReadonlySet<number> {
  const read = () => ids.filter(isListed).join(',');
  const text = useSyncExternalStore(subscribe, read, () => ids.join(','));
  const pending = usePendingWishlistChanges();
  const listed = new Set(text === '' ? [] : text.split(',').map(Number));
  return new Set(ids.filter((id) => pending.get(id) ?? listed.has(id)));
}

/** Null as long as it is unknown: on the server, while hydrating, and before a customer's list is loaded. */
export function useWishlistCount(): number | null {
  const kept = useSavedCount();
  const pending = usePendingWishlistChanges();
  let count = kept ?? 0;
  for (const [id, isWished] of pending) count += Number(isWished) - Number(isListed(id));
  return kept === null ? null : count;
}

/** The number of items that are on the list regardless of pending changes; null as long as it is unknown. */
export function useSavedCount(): number | null {
  return useSyncExternalStore<number | null>(subscribe, listedCount, () => null);
}

export const guestWishlistIds = (): number[] => guestList.get();

export function saveGuestWishlist(ids: readonly number[]): void {
  guestList.set(ids.slice(0, guestLimit));
}

/** The products that a guest has saved, newest first. */
export function useGuestWishlist(): number[] | null {
  return useSyncExternalStore<number[] | null>(guestList.subscribe, guestList.get, () => null);
}

export function setCustomerWishlist({ id: userId }: Auth, wishes: Wish[]): void {
  customerList.set({ userId, wishes });
}

/**
 * Loads the customer's list, and repeats it when the list has changed meanwhile, since the response may be older than the change.
 */
export async function fetchWishlist(): Promise<void> {
  const auth = currentAuth();
  if (!isCustomer(auth)) return;
  const before = customerList.get();
  const answer = await call(wishlistCalls.ids());
  if (!answer.ok || !isCurrentSession(auth)) return;
  if (customerList.get() === before) setCustomerWishlist(auth, answer.data);
  else await fetchWishlist();
}

/** The number of products that a customer saved as a guest before signing in. */
export function useMergeableCount(): number {
  const auth = useAuth();
  const ids = useGuestWishlist();
  return isCustomer(auth) ? (ids?.length ?? 0) : 0;
}

/** Called at page load: loads the customer's list after each sign-in, and clears it on signing out. */
export function startWishlist(): void {
  const saved = takeSavedProducts();
  if (saved.length > 0) saveGuestWishlist([...new Set([...saved, ...guestList.get()])]);
  let last = sessionKey(currentAuth());
  void fetchWishlist();
  onAuthChange(() => {
    const session = sessionKey(currentAuth());
    if (session === last) return;
    last = session;
    if (!session) customerList.set(null);
    else void fetchWishlist();
  });
}

function readIds(value: unknown): number[] {
  return Array.isArray(value) ? [...new Set(value.filter((id) => Number.isSafeInteger(id) && id > 0))] : [];
}

function readCustomerList(value: unknown): CustomerList | null {
  if (typeof value !== 'object' || value === null) return null;
  const { userId, wishes } = value as Partial<CustomerList>;
  if (typeof userId !== 'number' || !Array.isArray(wishes)) return null;
  return { userId, wishes: wishes.filter((wish) => Number.isSafeInteger(wish?.productId)) };
}
