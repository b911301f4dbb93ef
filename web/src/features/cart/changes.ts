// Changes of the cart: one call after the other, and their analytics events.
import { call, type Result } from '@/api/call';
import { createAttempts } from '@/api/idempotency';
import type { Mutation } from '@/api/send';
import type { Cart, CartLine } from '@/api/types';
import { type EcommerceEvent, type Item, pushEcommerce } from '@/lib/analytics';
import { currentAuth, sessionKey } from '@/lib/auth';
import { showNotice } from '@/lib/notices';
import { cartChanges } from './calls';
import { changeNow, keep } from './store';

const attempt = createAttempts();
let queue: Promise<unknown> = Promise.resolve();

/**
 * Changes run one after the other, because each needs the guest's cookie as the previous one set it. A response may arrive after
 * its session has ended.
 */
function change(mutation: Mutation<Cart>): Promise<Result<Cart>> {
  const session = sessionKey(currentAuth());
  const work = async () => {
    // After another change, in whatever tab, it is a new intent: a repeated response would undo that change.
    const intent = JSON.stringify([session, changeNow(), mutation]);
    const answer = await attempt(intent, (key) => call(mutation, { key }));
    if (answer.ok && sessionKey(currentAuth()) === session) keep(answer.data);
    return answer;
  };
  const result = queue.then(work, work);
  queue = result;
  return result;
}

export async function addToCart(variantId: number, quantity = 1): Promise<Result<Cart>> {
  const answer = await change(cartChanges.add(variantId, quantity));
  const line = answer.ok ? lineOf(answer.data, variantId) : undefined;
  if (line) pushLine('add_to_cart', line, quantity);
  return answer;
}

export async function setQuantity(line: CartLine, quantity: number): Promise<Result<Cart>> {
  const answer = await change(cartChanges.set(line.variantId, quantity));
  const now = answer.ok ? (lineOf(answer.data, line.variantId)?.wanted ?? 0) : line.wanted;
  if (now > line.wanted) pushLine('add_to_cart', line, now - line.wanted);
  if (now < line.wanted) pushLine('remove_from_cart', line, line.wanted - now);
  return answer;
}

export function enterCode(code: string): Promise<Result<Cart>> {
  return change(cartChanges.enterCode(code));
}

function lineOf({ lines }: Cart, variantId: number): CartLine | undefined {
  return lines.find((line) => line.variantId === variantId);
}

/**
 * A line as an analytics item; without `quantity` the whole line, with its price after promotions, for the quantity that is
 * available.
 */
export function itemOf(line: CartLine, quantity?: number): Item {
  const cost = quantity === undefined ? costOfPiece(line) : { priceMinor: unitOf(line), quantity };
  return {
    id: line.id,
    name: line.name,
    brand: line.brand?.name,
    categories: line.categoriesArr,
    variant: optionsOf(line).join(' / '),
    ...cost,
  };
}

function costOfPiece({ totalMinor, subtotalMinor, quantity }: CartLine) {
  const discountMinor = (subtotalMinor - totalMinor) / quantity;
  return { priceMinor: totalMinor / quantity, discountMinor, quantity };
}

export function unitOf({ discountPrice, unitPrice }: CartLine): number {
  return discountPrice ?? unitPrice;
}

/** Colour, size and other options of a line, as far as they have names. */
export function optionsOf({ color, size, other }: Pick<CartLine, 'color' | 'size' | 'other'>): string[] {
  return [color, size, other].filter((name) => name !== null);
}

function pushLine(event: EcommerceEvent, line: CartLine, quantity: number): void {
  pushEcommerce(event, line.currency, unitOf(line) * quantity, [itemOf(line, quantity)]);
}

/** Merges the guest's cart into the customer's after signing in, and notifies the customer. */
export async function merge(): Promise<void> {
  const answer = await change(cartChanges.merge());
  if (answer.ok) showNotice(answer.message);
}
