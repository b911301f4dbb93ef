// The cart as data of its page's loader, and the change of its lines.
import { useEffect } from 'react';
import type { Result } from '@/api/call';
import { type Own, useOwnAnswer } from '@/api/own';
import type { Cart, CartLine } from '@/api/types';
import { useSend } from '@/lib/forms/submission';
import type { cartCalls } from './calls';
import { piecesOf, pushChanged } from './changes';
import { keepPieces } from './store';

/** The number in the app bar follows the cart that is shown. */
export function useCart(): Own<Cart> {
  const own = useOwnAnswer<typeof cartCalls, 'cart'>('cart');
  useEffect(() => {
    if (own.data) keepPieces(piecesOf(own.data));
  }, [own.data]);
  return own;
}

type SetQuantity = (line: CartLine, quantity: number) => Promise<Result<unknown>>;

/** Quantity 0 removes the line. */
export function useSetQuantity(): { set: SetQuantity; busy: boolean } {
  const { send, busy } = useSend();
  const set: SetQuantity = async (line, quantity) => {
    const result = await send('cart-line', { variant: String(line.variantId), quantity: String(quantity) });
    if (result.ok) pushChanged(result.data as Cart, line);
    return result;
  };
  return { set, busy };
}
