// A checkout visit: its idempotency key, shared by all tabs, so that repeated submissions place one order; the analytics events
// that have been sent; and the resulting order.
import type { PlacedOrder } from '@/api/types';
import { notePurchase } from '@/lib/purchases';

const keyName = 'vitrina.checkout';
const eventsName = 'vitrina.checkout.events';
const orderName = 'vitrina.checkout.order';

/** Whether this document is navigating to the result of its order. */
let isLeaving = false;

/** Values that could not be stored, kept for the lifetime of the page. */
const unstored = new Map<string, string>();

/** The same key in all tabs, until an order is placed. */
export function checkoutKey(): string {
  const known = read(localStore, keyName);
  if (known) return known;
  const fresh = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
  write(localStore, keyName, fresh);
  return fresh;
}

/** Starts a new visit, for the next order. */
export function renewKey(): void {
  write(localStore, keyName, '');
  write(sessionStore, eventsName, '');
}

/** True the first time in this visit and tab. */
export function isFirstEvent(event: string): boolean {
  const sentEvents = read(sessionStore, eventsName).split('\n');
  if (sentEvents.includes(event)) return false;
  write(sessionStore, eventsName, [...sentEvents, event].join('\n'));
  return true;
}

/** Called when the payment step is shown: by a navigation, or by returning from the back/forward cache. */
export function beginVisit(): void {
  isLeaving = false;
}

/** True from placing the order until the payment step is shown again. */
export function isVisitOver(): boolean {
  return isLeaving;
}

export function endVisit({ orderNumber, token }: Pick<PlacedOrder, 'orderNumber' | 'token'>): void {
  isLeaving = true;
  renewKey();
  notePurchase(orderNumber);
  write(sessionStore, orderName, `${orderNumber} ${token}`);
}

/** The last order placed in this tab. */
export function lastOrder(): { number: string; token: string } | null {
  const [number, token] = read(sessionStore, orderName).split(' ');
  return number && token ? { number, token } : null;
}

const localStore = () => localStorage;
const sessionStore = () => sessionStorage;

function read(store: () => Storage, name: string): string {
  try {
    return unstored.get(name) ?? store().getItem(name) ?? '';
  } catch {
    return '';
  }
}

function write(store: () => Storage, name: string, text: string): void {
  try {
    store().setItem(name, text);
    unstored.delete(name);
  } catch {
    unstored.set(name, text);
  }
}
