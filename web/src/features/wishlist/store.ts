// The wishlist state: a guest's list is kept in the browser, a customer's on the server with optimistic updates. Shared by all
// tabs.
import { useSyncExternalStore } from 'react';
import { call } from '@/api/call';
import { createAttempts } from '@/api/idempotency';
import type { ProductCard } from '@/api/types';
import { pushEcommerce } from '@/lib/analytics';
import { type Auth, currentAuth, isCustomer, onAuthChange, sessionKey, useAuth } from '@/lib/auth';
import { takeSavedProducts } from '@/lib/cookies';
import type { Translate } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { onlineShop } from '@/lib/shop';
import { shared } from '@/lib/storage';
import { wishlistCalls } from './calls';

export const wishlistKeys = ['vitrina.wishlist', 'vitrina.wishlist.guest'] as const;

/** The maximum of a guest's list; also the most that the server accepts in one merge. */
const guestLimit = 200;

/** A saved product. `change` is the pending change: until the server responds, the list shows the expected result. */
type Wish = { productId: number; wishlistId: number; change?: 'add' | 'remove' };
type CustomerList = { userId: number; wishes: Wish[] };

const customerList = shared<CustomerList | null>(wishlistKeys[0], readCustomerList);
export const collected = shared<number[]>(wishlistKeys[1], readIds);
export const attempt = createAttempts();

function subscribe(listener: () => void): () => void {
  const stops = [customerList.subscribe(listener), collected.subscribe(listener), onAuthChange(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

function customerWishes(): Wish[] {
  const list = customerList.get();
  return list && list.userId === currentAuth()?.id ? list.wishes : [];
}

const isShown = ({ change }: Wish) => change !== 'remove';
const isKept = ({ change }: Wish) => change !== 'add';

/** A response may arrive after its session has ended: it must not affect the session that follows. */
function isOf(session: string): boolean {
  return sessionKey(currentAuth()) === session;
}

function isWished(id: number): boolean {
  if (!isCustomer(currentAuth())) return collected.get().includes(id);
  return customerWishes().some((wish) => wish.productId === id && isShown(wish));
}

function count(): number {
  return isCustomer(currentAuth()) ? customerWishes().filter(isShown).length : collected.get().length;
}

/** `isDrawn`: whether the document was rendered with the product on the list. */
export function useIsWished(id: number, isDrawn = false): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWished(id),
    () => isDrawn,
  );
}

/** The ids that are on the list. The store's value is a string, so that it is equal as long as the result is. */
export function useWished(ids: readonly number[]): ReadonlySet<number> {
  const read = () => ids.filter(isWished).join(',');
  const text = useSyncExternalStore(subscribe, read, () => ids.join(','));
  return new Set(text === '' ? [] : text.split(',').map(Number));
}

/** Null as long as it is unknown: on the server and while hydrating. */
export function useWishCount(): number | null {
  return useSyncExternalStore<number | null>(subscribe, count, () => null);
}

/** The number of items that are on the list regardless of pending changes; null as long as it is unknown. */
export function useKeptCount(): number | null {
  return useSyncExternalStore<number | null>(subscribe, keptCount, () => null);
}

function keptCount(): number | null {
  const auth = currentAuth();
  if (!isCustomer(auth)) return collected.get().length;
  return customerList.get()?.userId === auth.id ? customerWishes().filter(isKept).length : null;
}

export const collectedIds = (): number[] => collected.get();

/** The products that a guest has saved, newest first. */
export function useCollected(): number[] | null {
  return useSyncExternalStore<number[] | null>(collected.subscribe, collected.get, () => null);
}

/**
 * Adds or removes the product, at once and in every tab; when the server rejects it, the change is rolled back and a notice is
 * shown.
 */
export async function toggleWish(product: ProductCard, t: Translate): Promise<void> {
  const { id } = product;
  const auth = currentAuth();
  const wished = !isWished(id);
  if (!isCustomer(auth)) {
    if (wished) pushAdded(wantedOf(product));
    return collect(id, wished, t);
  }
  if (customerWishes().some(({ productId, change }) => productId === id && change)) return;
  if (wished) pushAdded(wantedOf(product));
  const problem = await (wished ? add(auth, id, t) : remove(auth, id, t));
  if (problem && !isSomebodyElse(auth)) showNotice(problem, false);
}

/** Adds a product; returns true when it is on the list afterwards. */
export async function addWish(wanted: Wanted, t: Translate): Promise<boolean> {
  const auth = currentAuth();
  if (isWished(wanted.id)) return true;
  pushAdded(wanted);
  if (!isCustomer(auth)) {
    collect(wanted.id, true, t);
    return true;
  }
  const problem = await add(auth, wanted.id, t);
  if (problem && !isSomebodyElse(auth)) showNotice(problem, false);
  return problem === null;
}

/** False after a sign-out: when the response itself ended the session, its error is still shown. */
export function isSomebodyElse(auth: Auth): boolean {
  return currentAuth() !== null && !isOf(sessionKey(auth));
}

function collect(id: number, wish: boolean, t: Translate): void {
  const others = collected.get().filter((other) => other !== id);
  collected.set(wish ? [id, ...others].slice(0, guestLimit) : others);
  showNotice(wish ? t('wishlist-added') : t('wishlist-removed'));
}

async function add(auth: Auth, productId: number, t: Translate): Promise<string | null> {
  put(auth, productId, { productId, wishlistId: 0, change: 'add' });
  const adding = wishlistCalls.add(auth.id, productId, onlineShop().countryId);
  const intent = JSON.stringify([sessionKey(auth), adding]);
  const answer = await attempt(intent, (key) => call(adding, { key }));
  put(auth, productId, answer.ok ? { productId, wishlistId: answer.data.wishlistId } : null);
  if (!answer.ok) {
    // Added by another device in the meantime: load its entry.
    if (answer.status === 409) await fetchWishes();
    return answer.message || t('wishlist-failed');
  }
  if (isOf(sessionKey(auth))) showNotice(answer.message || t('wishlist-added'));
  return null;
}

async function remove(auth: Auth, productId: number, t: Translate): Promise<string | null> {
  const wish = customerWishes().find((one) => one.productId === productId);
  if (!wish) return null;
  put(auth, productId, { ...wish, change: 'remove' });
  const answer = await call(wishlistCalls.remove(wish.wishlistId));
  // Removed by another device in the meantime: counts as success.
  const isOff = answer.ok || answer.status === 404;
  put(auth, productId, isOff ? null : wish);
  if (!isOff) return answer.message || t('wishlist-failed');
  if (isOf(sessionKey(auth))) showNotice((answer.ok && answer.message) || t('wishlist-removed'));
  return null;
}

/** Sets or removes (null) this session's entry for one product. Other entries keep their positions. */
function put(auth: Auth, productId: number, wish: Wish | null): void {
  if (!isOf(sessionKey(auth))) return;
  const wishes = customerWishes();
  const at = wishes.findIndex((one) => one.productId === productId);
  const others = wishes.filter((one) => one.productId !== productId);
  keep(auth, wish ? others.toSpliced(Math.max(0, at), 0, wish) : others);
}

function keep({ id: userId }: Auth, wishes: Wish[]): void {
  customerList.set({ userId, wishes });
}

/**
 * Loads the customer's list, and repeats it when the list has changed meanwhile, since the response may be older than the change.
 */
export async function fetchWishes(): Promise<void> {
  const auth = currentAuth();
  if (!isCustomer(auth)) return;
  const before = customerList.get();
  const answer = await call(wishlistCalls.ids());
  if (!answer.ok || !isOf(sessionKey(auth))) return;
  if (customerList.get() === before) keep(auth, answer.data);
  else await fetchWishes();
}

/** The number of products that a customer saved as a guest before signing in. */
export function useOffered(): number {
  const auth = useAuth();
  const ids = useCollected();
  return isCustomer(auth) ? (ids?.length ?? 0) : 0;
}

/** Called at page load: loads the customer's list after each sign-in, and clears it on signing out. */
export function startWishlist(): void {
  const saved = takeSavedProducts();
  if (saved.length > 0) collected.set([...new Set([...saved, ...collected.get()])].slice(0, guestLimit));
  let last = sessionKey(currentAuth());
  void fetchWishes();
  onAuthChange(() => {
    const session = sessionKey(currentAuth());
    if (session === last) return;
    last = session;
    if (!session) customerList.set(null);
    else void fetchWishes();
  });
}

/** The data of the analytics event for an added product. */
type Wanted = {
  id: number;
  name: string;
  brand?: string;
  categories: readonly string[];
  priceMinor: number;
  currency: string;
};

function wantedOf({ id, name, brand, price, categories }: ProductCard): Wanted {
  return { id, name, brand: brand?.name, categories, priceMinor: price.effectiveMinor, currency: price.currency };
}

function pushAdded({ currency, ...item }: Wanted): void {
  pushEcommerce('add_to_wishlist', currency, item.priceMinor, [{ ...item, quantity: 1 }]);
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
