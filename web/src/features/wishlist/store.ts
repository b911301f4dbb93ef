// What a shopper would like to have: a guest's list in the browser, a customer's as the server has it. The same in every tab.
import { useSyncExternalStore } from 'react';
import { call } from '@/api/call';
import type { Merged, ProductCard, WishlistEntry } from '@/api/types';
import { push } from '@/lib/analytics';
import { currentAuth, isCustomer, onAuthChange, useAuth } from '@/lib/auth';
import { tell } from '@/lib/notices';
import { onlineShop } from '@/lib/shop';
import { shared } from '@/lib/storage';

export const wishlistKeys = ['vitrina.wishlist', 'vitrina.wishlist.guest'] as const;

/** More than this is more than anybody looks through; the server takes no more at once either. */
const guestLimit = 200;

type Mine = { userId: number; wishes: WishlistEntry[] };

const mine = shared<Mine | null>(wishlistKeys[0], readMine);
const collected = shared<number[]>(wishlistKeys[1], readIds);
/** Wishes whose answer is on its way: what they will be when the server agrees. */
let pending: ReadonlyMap<number, boolean> = new Map();
const pendingListeners = new Set<() => void>();

function setPending(id: number, wished: boolean | null): void {
  const next = new Map(pending);
  if (wished === null) next.delete(id);
  else next.set(id, wished);
  pending = next;
  for (const listener of pendingListeners) listener();
}

function subscribe(listener: () => void): () => void {
  const stops = [mine, collected].map((store) => store.subscribe(listener));
  stops.push(onAuthChange(listener));
  pendingListeners.add(listener);
  return () => {
    for (const stop of stops) stop();
    pendingListeners.delete(listener);
  };
}

function myWishes(): WishlistEntry[] {
  const list = mine.get();
  return list && list.userId === currentAuth()?.id ? list.wishes : [];
}

function isWished(id: number): boolean {
  const coming = pending.get(id);
  if (coming !== undefined) return coming;
  if (isCustomer(currentAuth())) return myWishes().some(({ productId }) => productId === id);
  return collected.get().includes(id);
}

function count(): number {
  if (!isCustomer(currentAuth())) return collected.get().length;
  const wishes = myWishes();
  const coming = [...pending].reduce((sum, [id, wished]) => {
    const has = wishes.some(({ productId }) => productId === id);
    return sum + Number(wished) - Number(has);
  }, 0);
  return wishes.length + coming;
}

export function useIsWished(id: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWished(id),
    () => false,
  );
}

/** Which of these are on the list, as a text that changes when the answer does. */
export function useWished(ids: readonly number[]): ReadonlySet<number> {
  const read = () => ids.filter(isWished).join(',');
  const text = useSyncExternalStore(subscribe, read, () => ids.join(','));
  return new Set(text === '' ? [] : text.split(',').map(Number));
}

/** Null as long as it is not known: on the server, and while the page is taken over. */
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
  return mine.get()?.userId === auth.id ? myWishes().length : null;
}

/** What a guest has collected, newest first. */
export function useCollected(): number[] | null {
  return useSyncExternalStore<number[] | null>(collected.subscribe, collected.get, () => null);
}

export type Words = { added: string; removed: string; failed: string };

/** Adds the product or takes it off, at once; when the server refuses, it is as before and the shopper is told. */
export async function toggleWish(product: ProductCard, words: Words): Promise<void> {
  const { id } = product;
  if (pending.has(id)) return;
  const wish = !isWished(id);
  if (wish) pushAdded(product);
  if (!isCustomer(currentAuth())) return collect(id, wish, words);
  setPending(id, wish);
  const problem = await (wish ? add(id, words) : remove(id, words)).finally(() => setPending(id, null));
  if (problem) tell(problem, false);
}

function collect(id: number, wish: boolean, words: Words): void {
  const others = collected.get().filter((other) => other !== id);
  collected.set(wish ? [id, ...others].slice(0, guestLimit) : others);
  tell(wish ? words.added : words.removed);
}

async function add(productId: number, words: Words): Promise<string | null> {
  const auth = currentAuth();
  const answer = await call<WishlistEntry>('POST', '/api/wishlist', {
    userId: auth?.id,
    productId,
    countryId: onlineShop().countryId,
  });
  if (!answer.ok) {
    // Another device was quicker: its wish is shown from now on.
    if (answer.status === 409) await fetchWishes();
    return answer.message || words.failed;
  }
  const { wishlistId } = answer.data;
  keep([{ productId, wishlistId }, ...myWishes().filter((wish) => wish.productId !== productId)]);
  tell(answer.message || words.added);
  return null;
}

async function remove(productId: number, words: Words): Promise<string | null> {
  const wish = myWishes().find((one) => one.productId === productId);
  if (!wish) return null;
  const answer = await call<null>('DELETE', `/api/wishlist/delete/${wish.wishlistId}`);
  // What another device has taken off already is off.
  if (!answer.ok && answer.status !== 404) return answer.message || words.failed;
  keep(myWishes().filter((one) => one.productId !== productId));
  tell(answer.message && answer.ok ? answer.message : words.removed);
  return null;
}

function keep(wishes: WishlistEntry[]): void {
  const auth = currentAuth();
  if (auth) mine.set({ userId: auth.id, wishes });
}

/** Asks the server for the customer's list. */
export async function fetchWishes(): Promise<void> {
  if (!isCustomer(currentAuth())) return;
  const answer = await call<WishlistEntry[]>('GET', '/api/wishlist/ids');
  if (answer.ok) keep(answer.data);
}

/** Adds what was collected before signing in to the customer's list; what is there already is skipped. */
export async function mergeCollected(): Promise<string | null> {
  const auth = currentAuth();
  const answer = await call<Merged>('POST', '/api/wishlist/merge', {
    userId: auth?.id,
    productIds: collected.get(),
  });
  if (!answer.ok) return answer.message;
  collected.set([]);
  await fetchWishes();
  return null;
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
  let last = currentAuth()?.token;
  void fetchWishes();
  onAuthChange(() => {
    const token = currentAuth()?.token;
    if (token === last) return;
    last = token;
    if (!token) mine.set(null);
    else void fetchWishes();
  });
}

function pushAdded({ id, name, brand, price, categories }: ProductCard): void {
  const levels = categories
    .slice(0, 5)
    .map((category, index) => [`item_category${index === 0 ? '' : index + 1}`, category] as const);
  push({ ecommerce: null });
  push({
    event: 'add_to_wishlist',
    ecommerce: {
      currency: price.currency,
      value: price.effectiveMinor / 100,
      items: [
        {
          item_id: String(id),
          item_name: name,
          item_brand: brand?.name,
          price: price.effectiveMinor / 100,
          quantity: 1,
          ...Object.fromEntries(levels),
        },
      ],
    },
  });
}

function readIds(value: unknown): number[] {
  return Array.isArray(value) ? [...new Set(value.filter((id) => Number.isSafeInteger(id) && id > 0))] : [];
}

function readMine(value: unknown): Mine | null {
  if (typeof value !== 'object' || value === null) return null;
  const { userId, wishes } = value as Partial<Mine>;
  if (typeof userId !== 'number' || !Array.isArray(wishes)) return null;
  return { userId, wishes: wishes.filter((wish) => Number.isSafeInteger(wish?.productId)) };
}
