// What the app bar and the layout show of the cart on every page: the number of pieces, and which of the cart's dialogs is open.
// The cart itself is loader data of the pages that show it. The number is kept here, because the documents of most pages are
// shared by all visitors: a guest's pieces are counted in the cart's cookie, a customer's are loaded once and kept for all tabs.
import { useSyncExternalStore } from 'react';
import { call } from '@/api/call';
import { get } from '@/api/get';
import type { Cart, ProductCard } from '@/api/types';
import { currentAuth, isCustomer, onAuthChange, sessionKey } from '@/lib/auth';
import { piecesInCartCookie } from '@/lib/cookies';
import { onOwnChange } from '@/lib/ownChanges';
import { shared } from '@/lib/storage';

export const cartKey = 'vitrina.cart';

type Known = { owner: string; pieces: number };

/** Of a customer's cart. */
const known = shared<Known | null>(cartKey, readKnown);
export type OpenDialog = { kind: 'drawer'; cart: Cart } | { kind: 'quick-add'; product: ProductCard } | null;
let dialog: OpenDialog = null;
const dialogListeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const stops = [known.subscribe(listener), onAuthChange(listener), onOwnChange(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Empty for a guest. */
function owner(): string {
  const auth = currentAuth();
  return isCustomer(auth) ? sessionKey(auth) : '';
}

function pieces(): number {
  if (owner() === '') return piecesInCartCookie();
  const kept = known.get();
  return kept?.owner === owner() ? kept.pieces : 0;
}

/** Null as long as it is unknown: on the server and while hydrating. */
export function useCartPieces(): number | null {
  return useSyncExternalStore<number | null>(subscribe, pieces, () => null);
}

export function useOpenDialog(): OpenDialog {
  return useSyncExternalStore(
    (listener) => {
      dialogListeners.add(listener);
      return () => dialogListeners.delete(listener);
    },
    () => dialog,
    () => null,
  );
}

export function openDialog(next: OpenDialog): void {
  dialog = next;
  for (const listener of dialogListeners) listener();
}

/** Keeps the number of pieces in the current session's cart. */
export function keepPieces(now: number): void {
  const kept = known.get();
  const whose = owner();
  if (whose !== '' && (kept?.owner !== whose || kept.pieces !== now)) known.set({ owner: whose, pieces: now });
}

/** After an order: the server has removed what was ordered. */
export function clearOrdered(): void {
  keepPieces(0);
  void fetchPieces();
}

async function fetchPieces(): Promise<void> {
  const before = owner();
  if (before === '') return;
  const answer = await call(get('/api/cart/lines'));
  if (answer.ok && owner() === before) keepPieces(answer.data.pieces);
}

/** Called at page load: reads the customer's or the guest's cart. */
export function startCart(): void {
  let last: string | null = null;
  const follow = () => {
    const now = owner();
    if (now === last) return;
    last = now;
    if (now === '') {
      if (known.get()) known.set(null);
    } else if (piecesInCartCookie() > 0) void import('./changes').then(({ mergeCart }) => mergeCart());
    else void fetchPieces();
  };
  follow();
  onAuthChange(follow);
}

function readKnown(value: unknown): Known | null {
  if (typeof value !== 'object' || value === null) return null;
  const { owner: whose, pieces: many } = value as Partial<Known>;
  if (typeof whose !== 'string' || !Number.isSafeInteger(many)) return null;
  return { owner: whose, pieces: many as number };
}
