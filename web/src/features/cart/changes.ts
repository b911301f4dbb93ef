// Changes of the cart: one call after the other, and what analytics is told of them.
import { call, type Result } from '@/api/call';
import type { Cart, CartLine } from '@/api/types';
import { type EcommerceEvent, type Item, pushEcommerce } from '@/lib/analytics';
import { currentAuth, sessionKey } from '@/lib/auth';
import { showNotice } from '@/lib/notices';
import { keep } from './store';

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

/** Pieces of a line as analytics wants them; the whole line at what it costs after promotions, as far as it is there. */
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

/** Colour, size and whatever else was chosen, as far as it has names. */
export function optionsOf({ color, size, other }: Pick<CartLine, 'color' | 'size' | 'other'>): string[] {
  return [color, size, other].filter((name) => name !== null);
}

function pushLine(event: EcommerceEvent, line: CartLine, quantity: number): void {
  pushEcommerce(event, line.currency, unitOf(line) * quantity, [itemOf(line, quantity)]);
}

/** Takes along what was added before signing in, which the shopper is told. */
export async function merge(): Promise<void> {
  const answer = await change('POST', '/api/cart/merge', {});
  if (answer.ok) showNotice(answer.message);
}
