// What a shopper would like to have: a guest's list in the browser, a customer's as the server has it. The same in every tab.
import { useSyncExternalStore } from 'react';
import { call } from '@/api/call';
import type { Merged, ProductCard, WishlistEntry } from '@/api/types';
import { push } from '@/lib/analytics';
import { type Auth, currentAuth, isCustomer, onAuthChange, sessionKey, useAuth } from '@/lib/auth';
import { takeSavedProducts } from '@/lib/cookies';
import { tell } from '@/lib/notices';
import { onlineShop } from '@/lib/shop';
import { shared } from '@/lib/storage';

export const wishlistKeys = ['vitrina.wishlist', 'vitrina.wishlist.guest'] as const;

/** More than this is more than anybody looks through; the server takes no more at once either. */
const guestLimit = 200;

type Mine = { userId: number; wishes: WishlistEntry[] };

/** What a wish whose answer is on its way will be when the server agrees, and whose session it is of. */
type Coming = { wished: boolean; session: string };

const mine = shared<Mine | null>(wishlistKeys[0], readMine);
const collected = shared<number[]>(wishlistKeys[1], readIds);
let pending: ReadonlyMap<number, Coming> = new Map();
const pendingListeners = new Set<() => void>();

function setPending(id: number, coming: Coming | null): void {
  const next = new Map(pending);
  if (coming === null) next.delete(id);
  else next.set(id, coming);
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

/** An answer may come when its session is over: it says nothing of whoever is signed in by then. */
function isOf(session: string): boolean {
  return sessionKey(currentAuth()) === session;
}

/** What the person signed in is waiting for; what somebody before them asked is none of theirs. */
function comingOf(id: number): boolean | undefined {
  const coming = pending.get(id);
  return coming && isOf(coming.session) ? coming.wished : undefined;
}

function isWished(id: number): boolean {
  const coming = comingOf(id);
  if (coming !== undefined) return coming;
  if (isCustomer(currentAuth())) return myWishes().some(({ productId }) => productId === id);
  return collected.get().includes(id);
}

function count(): number {
  if (!isCustomer(currentAuth())) return collected.get().length;
  const wishes = myWishes();
  const coming = [...pending.keys()].reduce((sum, id) => {
    const has = wishes.some(({ productId }) => productId === id);
    return sum + Number(comingOf(id) ?? has) - Number(has);
  }, 0);
  return wishes.length + coming;
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

export const collectedIds = (): number[] => collected.get();

/** What a guest has collected, newest first. */
export function useCollected(): number[] | null {
  return useSyncExternalStore<number[] | null>(collected.subscribe, collected.get, () => null);
}

export type Words = { added: string; removed: string; failed: string };

/** Adds the product or takes it off, at once; when the server refuses, it is as before and the shopper is told. */
export async function toggleWish(product: ProductCard, words: Words): Promise<void> {
  const { id } = product;
  if (comingOf(id) !== undefined) return;
  const auth = currentAuth();
  const wished = !isWished(id);
  if (wished) pushAdded(product);
  if (!isCustomer(auth)) return collect(id, wished, words);
  const coming = { wished, session: sessionKey(auth) };
  setPending(id, coming);
  const problem = await (wished ? add(auth, id, words) : remove(auth, id, words)).finally(() => {
    if (pending.get(id) === coming) setPending(id, null);
  });
  if (problem && !isSomebodyElse(auth)) tell(problem, false);
}

/** Nobody is not somebody else: a session that the answer itself has ended is worth a word. */
function isSomebodyElse(auth: Auth): boolean {
  return currentAuth() !== null && !isOf(sessionKey(auth));
}

function collect(id: number, wish: boolean, words: Words): void {
  const others = collected.get().filter((other) => other !== id);
  collected.set(wish ? [id, ...others].slice(0, guestLimit) : others);
  tell(wish ? words.added : words.removed);
}

async function add(auth: Auth, productId: number, words: Words): Promise<string | null> {
  const answer = await call<WishlistEntry>('POST', '/api/wishlist', {
    userId: auth.id,
    productId,
    countryId: onlineShop().countryId,
  });
  if (!answer.ok) {
    // Another device was quicker: its wish is shown from now on.
    if (answer.status === 409) await fetchWishes();
    return answer.message || words.failed;
  }
  if (!isOf(sessionKey(auth))) return null;
  const { wishlistId } = answer.data;
  keep(auth, [{ productId, wishlistId }, ...myWishes().filter((wish) => wish.productId !== productId)]);
  tell(answer.message || words.added);
  return null;
}

async function remove(auth: Auth, productId: number, words: Words): Promise<string | null> {
  const wish = myWishes().find((one) => one.productId === productId);
  if (!wish) return null;
  const answer = await call<null>('DELETE', `/api/wishlist/delete/${wish.wishlistId}`);
  // What another device has taken off already is off.
  if (!answer.ok && answer.status !== 404) return answer.message || words.failed;
  if (!isOf(sessionKey(auth))) return null;
  keep(
    auth,
    myWishes().filter((one) => one.productId !== productId),
  );
  tell(answer.message && answer.ok ? answer.message : words.removed);
  return null;
}

function keep({ id: userId }: Auth, wishes: WishlistEntry[]): void {
  mine.set({ userId, wishes });
}

/** Asks the server for the customer's list, and again when the list has changed meanwhile: the answer may be from before that. */
export async function fetchWishes(): Promise<void> {
  const auth = currentAuth();
  if (!isCustomer(auth)) return;
  const before = mine.get();
  const answer = await call<WishlistEntry[]>('GET', '/api/wishlist/ids');
  if (!answer.ok || !isOf(sessionKey(auth))) return;
  if (mine.get() === before) keep(auth, answer.data);
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
  const answer = await call<Merged>('POST', '/api/wishlist/merge', { userId: auth.id, productIds });
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
    if (!session) mine.set(null);
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
