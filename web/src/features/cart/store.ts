// The cart as this browser knows it. Lines and prices are the server's (a guest's lines in a cookie that it writes); here are the answer
// to the last change, the number of pieces, which all tabs share, and which of the cart's dialogs is open. Every page has this; what
// changes the cart (`changes`) is loaded with the first change.
import { useSyncExternalStore } from 'react';
import { call } from '@/api/call';
import type { Cart, CartLines, ProductCard } from '@/api/types';
import { currentAuth, isCustomer, onAuthChange, sessionKey } from '@/lib/auth';
import { piecesInCartCookie } from '@/lib/cookies';
import { shared } from '@/lib/storage';

export const cartKey = 'vitrina.cart';

/** `change` is another one with every change, in whatever tab. */
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

/** The answer to this tab's last change, as long as no other tab has changed anything since. */
export const current = () => (latest?.change === changeNow() ? latest.cart : null);

/** Null as long as it is not known: on the server and while hydrating. */
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

/** What the server has just said, without a change of its own. */
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

/** After an order: what was ordered is no longer in the cart, in any tab. */
export function clearOrdered(): void {
  latest = null;
  known.set({ owner: owner(), pieces: 0, change: Math.random().toString(36).slice(2) });
  notify();
  if (owner() !== '') void fetchPieces();
}

function wantedPieces({ lines }: Cart): number {
  return lines.reduce((sum, { wanted }) => sum + wanted, 0);
}

/** Asks how many pieces a customer's cart holds. */
async function fetchPieces(): Promise<void> {
  const before = owner();
  const answer = await call<CartLines>('GET', '/api/cart/lines');
  if (!answer.ok || owner() !== before) return;
  const { pieces: now } = answer.data;
  const kept = known.get();
  if (kept?.owner !== before || kept.pieces !== now) known.set({ owner: before, pieces: now, change: changeNow() });
}

/** From the start of the page on: the cart of whoever is signed in, or the guest's. */
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
