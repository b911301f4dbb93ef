// The cart as this browser knows it. Lines and prices are the server's (a guest's lines in a cookie that it writes); here are the answer
// to the last change, the number of pieces, which all tabs share, and which of the cart's dialogs is open.
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { call, type Result } from '@/api/call';
import type { Cart, CartLine, CartLines, ProductCard } from '@/api/types';
import { type Item, pushEcommerce } from '@/lib/analytics';
import { currentAuth, isCustomer, onAuthChange, sessionKey } from '@/lib/auth';
import { piecesInCartCookie } from '@/lib/cookies';
import { showNotice } from '@/lib/notices';
import { shared } from '@/lib/storage';

export const cartKey = 'vitrina.cart';

/** `change` is another one with every change, in whatever tab. */
type Known = { owner: string; pieces: number; change: string };

const known = shared<Known | null>(cartKey, readKnown);
let latest: { cart: Cart; change: string } | null = null;
export type OpenDialog = { kind: 'drawer' } | { kind: 'quick-add'; product: ProductCard } | null;
let dialog: OpenDialog = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
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

const changeNow = () => known.get()?.change ?? '';

/** The answer to this tab's last change, as long as no other tab has changed anything since. */
const current = () => (latest?.change === changeNow() ? latest.cart : null);

/** Null as long as it is not known: on the server and while hydrating. */
export function useCartPieces(): number | null {
  return useSyncExternalStore<number | null>(subscribe, pieces, () => null);
}

/** The cart as it was loaded, or as the last change left it; when another tab changes it, it is loaded again. */
export function useCart(loaded: Cart | null, reload: () => Promise<void>): Cart | null {
  const own = useSyncExternalStore<Cart | null>(subscribe, current, () => null);
  const change = useSyncExternalStore(subscribe, changeNow, () => '');
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (loaded) adopt(loaded);
  }, [loaded]);
  useEffect(() => {
    const isForeign = seen.current !== null && seen.current !== change && current() === null;
    seen.current = change;
    if (isForeign) void reload();
  }, [change, reload]);
  return own ?? loaded;
}

/** The answer to the last change; null when there was none. */
export function useLatestCart(): Cart | null {
  return useSyncExternalStore<Cart | null>(subscribe, current, () => null);
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
function adopt(cart: Cart): void {
  if (latest?.cart === cart) return;
  const kept = known.get();
  const all = wantedPieces(cart);
  if (kept?.owner !== owner() || kept.pieces !== all) known.set({ owner: owner(), pieces: all, change: changeNow() });
  latest = { cart, change: changeNow() };
  notify();
}

function keep(cart: Cart): void {
  const change = Math.random().toString(36).slice(2);
  latest = { cart, change };
  known.set({ owner: owner(), pieces: wantedPieces(cart), change });
  notify();
}

function wantedPieces({ lines }: Cart): number {
  return lines.reduce((sum, { wanted }) => sum + wanted, 0);
}

let queue: Promise<unknown> = Promise.resolve();

/** One change after the other: a guest's cookie goes with each. An answer may come after its session has ended. */
function change(method: 'POST' | 'PUT', path: string, body: object): Promise<Result<Cart>> {
  const session = sessionKey(currentAuth());
  const work = async () => {
    const answer = await call<Cart>(method, path, body);
    if (answer.ok && sessionKey(currentAuth()) === session) keep(answer.data);
    return answer;
  };
  const result = queue.then(work, work);
  queue = result;
  return result;
}

export async function addToCart(variantId: number, quantity = 1): Promise<Result<Cart>> {
  const answer = await change('POST', '/api/cart/line', { variantId, quantity });
  const line = answer.ok ? lineOf(answer.data, variantId) : undefined;
  if (line) pushLine('add_to_cart', line, quantity);
  return answer;
}

export async function setQuantity(line: CartLine, quantity: number): Promise<Result<Cart>> {
  const answer = await change('PUT', '/api/cart/line', { variantId: line.variantId, quantity });
  const now = answer.ok ? (lineOf(answer.data, line.variantId)?.wanted ?? 0) : line.wanted;
  if (now > line.wanted) pushLine('add_to_cart', line, now - line.wanted);
  if (now < line.wanted) pushLine('remove_from_cart', line, line.wanted - now);
  return answer;
}

export function enterCode(code: string): Promise<Result<Cart>> {
  return change('PUT', '/api/cart/coupon', { code });
}

function lineOf({ lines }: Cart, variantId: number): CartLine | undefined {
  return lines.find((line) => line.variantId === variantId);
}

/** A line of a cart as analytics wants it. */
export function itemOf(line: CartLine, quantity = line.quantity): Item {
  return {
    id: line.id,
    name: line.name,
    brand: line.brand?.name,
    categories: line.categoriesArr,
    variant: optionsOf(line).join(' / '),
    priceMinor: unitOf(line),
    quantity,
  };
}

export function unitOf({ discountPrice, unitPrice }: CartLine): number {
  return discountPrice ?? unitPrice;
}

/** Colour, size and whatever else was chosen, as far as it has names. */
export function optionsOf({ color, size, other }: Pick<CartLine, 'color' | 'size' | 'other'>): string[] {
  return [color, size, other].filter((name) => name !== null);
}

function pushLine(event: string, line: CartLine, quantity: number): void {
  pushEcommerce(event, line.currency, unitOf(line) * quantity, [itemOf(line, quantity)]);
}

/** Takes along what was added before signing in, which the shopper is told. */
async function merge(): Promise<void> {
  const answer = await change('POST', '/api/cart/merge', {});
  if (answer.ok) showNotice(answer.message);
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
    } else if (piecesInCartCookie() > 0) void merge();
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
