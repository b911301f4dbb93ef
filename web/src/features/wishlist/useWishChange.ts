// Adds a product to the wishlist or removes it, through the layout's action, and shows the result as a notice.
import type { Result } from '@/api/call';
import type { ProductCard } from '@/api/types';
import { pushEcommerce } from '@/lib/analytics';
import { type Auth, currentAuth, isCurrentSession, isCustomer, sessionKey } from '@/lib/auth';
import { useSend } from '@/lib/forms/submission';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { entryOf, isListed, ownerField, usePendingWishes, wishlistIntent } from './store';

/** The data of the analytics event for an added product. */
export type Wanted = {
  id: number;
  name: string;
  brand?: string;
  categories: readonly string[];
  priceMinor: number;
  currency: string;
};

/** Returns whether the product is on the list afterwards, or off it, as wanted. */
export function useWishChange(): (product: Wanted, isWished: boolean) => Promise<boolean> {
  const t = useT();
  const { send } = useSend();
  const pending = usePendingWishes();
  return async (product, isWished) => {
    const { id } = product;
    const auth = currentAuth();
    if (pending.has(id)) return false;
    if (isListed(id) === isWished) return true;
    if (isWished) pushAdded(product);
    const result = await send(wishlistIntent, {
      // A guest's entries have the ids of their products.
      ...(isWished ? { save: String(id) } : { remove: String(isCustomer(auth) ? entryOf(id) : id) }),
      product: String(id),
      [ownerField]: sessionKey(auth),
    });
    const done = isWished ? 'wishlist-added' : 'wishlist-removed';
    showWishNotice(auth, result, t(result.ok ? done : 'wishlist-failed'));
    return result.ok;
  };
}

/**
 * Not when somebody else has signed in meanwhile. After a sign-out it is shown: the response itself may have ended the session.
 */
export function showWishNotice(auth: Auth | null, result: Result<unknown>, text: string, isGood = result.ok): void {
  if (currentAuth() === null || isCurrentSession(auth)) showNotice(result.message || text, isGood);
}

export function wantedOf({ id, name, brand, price, categories }: ProductCard): Wanted {
  return { id, name, brand: brand?.name, categories, priceMinor: price.effectiveMinor, currency: price.currency };
}

function pushAdded({ currency, ...item }: Wanted): void {
  pushEcommerce('add_to_wishlist', currency, item.priceMinor, [{ ...item, quantity: 1 }]);
}
