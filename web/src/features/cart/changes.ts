// What follows a change of the cart: the number of pieces in the app bar, and the analytics events. The changes themselves are
// actions of the pages' forms. A chunk that is loaded with the first change.
import { call } from '@/api/call';
import type { Cart, CartLine } from '@/api/types';
import { type EcommerceEvent, type Item, pushEcommerce } from '@/lib/analytics';
import { type Auth, currentAuth, isCurrentSession } from '@/lib/auth';
import { showNotice } from '@/lib/notices';
import { cartChanges } from './calls';
import { runSequentially } from './runSequentially';
import { keepPieces } from './store';

/** After a change that was made in this session. */
export function keepCart(cart: Cart, auth: Auth | null): void {
  if (isCurrentSession(auth)) keepPieces(piecesOf(cart));
}

export function piecesOf({ lines }: Cart): number {
  return lines.reduce((sum, { wanted }) => sum + wanted, 0);
}

/** Reports that these pieces were added, as far as the cart has them now. */
export function pushAdded({ lines }: Cart, added: readonly { variantId: number; quantity: number }[]): void {
  for (const { variantId, quantity } of added) {
    const line = lines.find((one) => one.variantId === variantId);
    if (line && line.quantity > 0) pushLine('add_to_cart', line, quantity);
  }
}

/** Reports the change of a line's quantity; `line` is as it was before. */
export function pushChanged({ lines }: Cart, line: CartLine): void {
  const now = lines.find(({ variantId }) => variantId === line.variantId)?.wanted ?? 0;
  if (now > line.wanted) pushLine('add_to_cart', line, now - line.wanted);
  if (now < line.wanted) pushLine('remove_from_cart', line, line.wanted - now);
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
export async function mergeCart(): Promise<void> {
  const auth = currentAuth();
  const answer = await runSequentially(() => call(cartChanges.merge()));
  if (!answer.ok) return;
  keepCart(answer.data, auth);
  showNotice(answer.message);
}
