// The wishlist: a guest's in the browser, a customer's as the server has it, changed ahead of its answer. The same in every tab.
import { useSyncExternalStore } from 'react';
import { call } from '@/api/call';
import type { MergedWishlist, ProductCard, WishlistEntry } from '@/api/types';
import { pushEcommerce } from '@/lib/analytics';
import { type Auth, currentAuth, isCustomer, onAuthChange, sessionKey, useAuth } from '@/lib/auth';
import { takeSavedProducts } from '@/lib/cookies';
import type { Translate } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { onlineShop } from '@/lib/shop';
import { shared } from '@/lib/storage';

export const wishlistKeys = ['vitrina.wishlist', 'vitrina.wishlist.guest'] as const;

/** More than this is more than anybody looks through; the server takes no more at once either. */
const guestLimit = 200;

/** A saved product. `change` says what is on its way to the server: until its answer the list shows the expected result. */
type Wish = { productId: number; wishlistId: number; change?: 'add' | 'remove' };
type CustomerList = { userId: number; wishes: Wish[] };

const customerList = shared<CustomerList | null>(wishlistKeys[0], readCustomerList);
const collected = shared<number[]>(wishlistKeys[1], readIds);

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

/** An answer may arrive after its session has ended: it does not concern whoever is signed in by then. */
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

/** `isDrawn`: whether the document was drawn with the product on the list. */
export function useIsWished(id: number, isDrawn = false): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWished(id),
    () => isDrawn,
  );
}

/** Which of these are on the list, as a text that changes when the answer does. */
export function useWished(ids: readonly number[]): ReadonlySet<number> {
  const read = () => ids.filter(isWished).join(',');
  const text = useSyncExternalStore(subscribe, read, () => ids.join(','));
  return new Set(text === '' ? [] : text.split(',').map(Number));
}

/** Null as long as it is not known: on the server and while hydrating. */
export function useWishCount(): number | null {
  return useSyncExternalStore<number | null>(subscribe, count, () => null);
}

/** How many pieces the list holds for certain, whatever is on its way; null as long as it is not known. */
export function useKeptCount(): number | null {
  return useSyncExternalStore<number | null>(subscribe, keptCount, () => null);
}

function keptCount(): number | null {
  const auth = currentAuth();
  if (!isCustomer(auth)) return collected.get().length;
  return customerList.get()?.userId === auth.id ? customerWishes().filter(isKept).length : null;
}

export const collectedIds = (): number[] => collected.get();

/** What a guest has collected, newest first. */
export function useCollected(): number[] | null {
  return useSyncExternalStore<number[] | null>(collected.subscribe, collected.get, () => null);
}

/** Adds the product or takes it off, at once and in every tab; when the server refuses, it is as before and the shopper is told. */
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

/** A product that is to be on the list; true when it is there then. */
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

/** Nobody is not somebody else: a session that the answer itself has ended is worth a word. */
function isSomebodyElse(auth: Auth): boolean {
  return currentAuth() !== null && !isOf(sessionKey(auth));
}

function collect(id: number, wish: boolean, t: Translate): void {
  const others = collected.get().filter((other) => other !== id);
  collected.set(wish ? [id, ...others].slice(0, guestLimit) : others);
  showNotice(wish ? t('wishlist-added') : t('wishlist-removed'));
}

async function add(auth: Auth, productId: number, t: Translate): Promise<string | null> {
  put(auth, productId, { productId, wishlistId: 0, change: 'add' });
  const answer = await call<WishlistEntry>('POST', '/api/wishlist', {
    userId: auth.id,
    productId,
    countryId: onlineShop().countryId,
  });
  put(auth, productId, answer.ok ? { productId, wishlistId: answer.data.wishlistId } : null);
  if (!answer.ok) {
    // Another device was quicker: its wish is shown from now on.
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
  const answer = await call<null>('DELETE', `/api/wishlist/delete/${wish.wishlistId}`);
  // What another device has taken off already is off.
  const isOff = answer.ok || answer.status === 404;
  put(auth, productId, isOff ? null : wish);
  if (!isOff) return answer.message || t('wishlist-failed');
  if (isOf(sessionKey(auth))) showNotice((answer.ok && answer.message) || t('wishlist-removed'));
  return null;
}

/** What the list of this session says of one product from now on; null takes it off. Others' places stay. */
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

/** Asks the server for the customer's list, and again when the list has changed meanwhile: the answer may be from before that. */
export async function fetchWishes(): Promise<void> {
  const auth = currentAuth();
  if (!isCustomer(auth)) return;
  const before = customerList.get();
  const answer = await call<WishlistEntry[]>('GET', '/api/wishlist/ids');
  if (!answer.ok || !isOf(sessionKey(auth))) return;
  if (customerList.get() === before) keep(auth, answer.data);
  else await fetchWishes();
}

/** An empty text leaves it to the caller to say it. */
export type Merging = { good: boolean; text: string };

/**
 * Adds what was collected before signing in to the customer's list; what is there already is skipped, and what found no room
 * stays collected. Null when somebody else is signed in by then.
 */
export async function mergeCollected(): Promise<Merging | null> {
  const auth = currentAuth();
  if (!isCustomer(auth)) return null;
  const productIds = collected.get();
  const answer = await call<MergedWishlist>('POST', '/api/wishlist/merge', { userId: auth.id, productIds });
  const left = answer.ok ? answer.data.left : productIds;
  // Even when somebody else is here by now: these are on the list of whom they were offered to.
  const placed = new Set(productIds.filter((id) => !left.includes(id)));
  if (placed.size > 0) collected.set(collected.get().filter((id) => !placed.has(id)));
  if (isSomebodyElse(auth)) return null;
  if (!answer.ok) return { good: false, text: answer.message };
  await fetchWishes();
  return left.length > 0 ? { good: false, text: answer.message } : { good: true, text: '' };
}

export function dropCollected(): void {
  collected.set([]);
}

/** A customer who collected something before signing in. */
export function useOffered(): number {
  const auth = useAuth();
  const ids = useCollected();
  return isCustomer(auth) ? (ids?.length ?? 0) : 0;
}

/** From the start of the page on: the list of whoever is signed in, and nobody's after signing out. */
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

/** What analytics is told of a product that is added. */
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
