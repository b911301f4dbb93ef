// The cart's state in the browser. Lines and prices are the server's (a guest's lines are in a cookie that the server writes);
// kept here are the response to the last change, the number of items, which all tabs share, and which of the cart's dialogs is
// open. This is part of every page; the code that changes the cart (`changes`) is loaded with the first change.
import { useSyncExternalStore } from 'react';
import { call } from '@/api/call';
import { get } from '@/api/get';
import type { Cart, ProductCard } from '@/api/types';
import { currentAuth, isCustomer, onAuthChange, sessionKey } from '@/lib/auth';
import { piecesInCartCookie } from '@/lib/cookies';
import { shared } from '@/lib/storage';

export const cartKey = 'vitrina.cart';

/** `change` differs after every change, in whatever tab it was made. */
type Known = { owner: string; pieces: number; change: string };

const known = shared<Known | null>(cartKey, readKnown);
let latest: { cart: Cart; change: string } | null = null;
export type OpenDialog = { kind: 'drawer' } | { kind: 'quick-add'; product: ProductCard } | null;
let dialog: OpenDialog = null;
const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stops = [known.subscribe(listener), onAuthChange(listener)];
  return () => {
    listeners.delete(listener);
    for (const stop of stops) stop();
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}

function owner(): string {
  const auth = currentAuth();
  return isCustomer(auth) ? sessionKey(auth) : '';
}

function pieces(): number {
  if (owner() === '') return piecesInCartCookie();
  const kept = known.get();
  return kept?.owner === owner() ? kept.pieces : 0;
}

export const changeNow = () => known.get()?.change ?? '';

/** The response to this tab's last change, unless another tab has changed the cart since. */
export const current = () => (latest?.change === changeNow() ? latest.cart : null);

/** Null as long as it is unknown: on the server and while hydrating. */
export function useCartPieces(): number | null {
  return useSyncExternalStore<number | null>(subscribe, pieces, () => null);
}

export function useOpenDialog(): OpenDialog {
  return useSyncExternalStore(
    subscribe,
    () => dialog,
    () => null,
  );
}

export function openDialog(next: OpenDialog): void {
  dialog = next;
  notify();
}

/** Takes over a cart that the server has just returned, without counting it as a change. */
export function adopt(cart: Cart): void {
  if (latest?.cart === cart) return;
  const kept = known.get();
  const all = wantedPieces(cart);
  if (kept?.owner !== owner() || kept.pieces !== all) known.set({ owner: owner(), pieces: all, change: changeNow() });
  latest = { cart, change: changeNow() };
  notify();
}

export function keep(cart: Cart): void {
  const change = Math.random().toString(36).slice(2);
  latest = { cart, change };
  known.set({ owner: owner(), pieces: wantedPieces(cart), change });
  notify();
}

/** After an order: removes what was ordered from the cart of all tabs. */
export function clearOrdered(): void {
  latest = null;
  known.set({ owner: owner(), pieces: 0, change: Math.random().toString(36).slice(2) });
  notify();
  if (owner() !== '') void fetchPieces();
}

function wantedPieces({ lines }: Cart): number {
  return lines.reduce((sum, { wanted }) => sum + wanted, 0);
}

/** Fetches the number of items in a customer's cart. */
async function fetchPieces(): Promise<void> {
  const before = owner();
  const answer = await call(get('/api/cart/lines'));
  if (!answer.ok || owner() !== before) return;
  const { pieces: now } = answer.data;
  const kept = known.get();
  if (kept?.owner !== before || kept.pieces !== now) known.set({ owner: before, pieces: now, change: changeNow() });
}

/** Called at page load: reads the customer's or the guest's cart. */
export function startCart(): void {
  let last: string | null = null;
  const follow = () => {
    const now = owner();
    if (now === last) return;
    const isFirst = last === null;
    last = now;
    if (!isFirst) latest = null;
    if (now === '') {
      if (known.get()?.owner) known.set(null);
    } else if (piecesInCartCookie() > 0) void import('./changes').then(({ merge }) => merge());
    else void fetchPieces();
    notify();
  };
  follow();
  onAuthChange(follow);
}

function readKnown(value: unknown): Known | null {
  if (typeof value !== 'object' || value === null) return null;
  const { owner: whose, pieces: many, change: last } = value as Partial<Known>;
  if (typeof whose !== 'string' || !Number.isSafeInteger(many) || typeof last !== 'string') return null;
  return { owner: whose, pieces: many as number, change: last };
}
