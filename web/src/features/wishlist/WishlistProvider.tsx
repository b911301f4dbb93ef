// Adds products to the wishlist and removes them, through the layout's action, and shows the result as a notice. The pending
// changes are computed once for all buttons of a page: read from the router in each of them, they took a quarter of the time in
// which the server renders the cards of a listing.
import { createContext, type ReactNode, useContext } from 'react';
import type { Result } from '@/api/call';
import type { ProductCard } from '@/api/types';
import { pushEcommerce } from '@/lib/analytics';
import { type Auth, currentAuth, isCurrentSession, isCustomer, sessionKey } from '@/lib/auth';
import { useSend } from '@/lib/forms/submission';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { entryOf, isListed, ownerField, useIsListed, usePendingWishlistChanges, wishlistIntent } from './store';

/** The data of the analytics event for an added product. */
export type WishlistEventItem = {
  id: number;
  name: string;
  brand?: string;
  categories: readonly string[];
  priceMinor: number;
  currency: string;
};

type Wishlist = {
  /** The changes that are being sent, by product. */
  pending: ReadonlyMap<number, boolean>;
  /** Returns whether the product is on the list afterwards, or off it, as wanted. */
  change(product: WishlistEventItem, isWished: boolean): Promise<boolean>;
};

const WishlistContext = createContext<Wishlist | null>(null);

export function WishlistProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const { send } = useSend();
  const pending = usePendingWishlistChanges();
  const change = async (product: WishlistEventItem, isWished: boolean) => {
    const { id } = product;
    const auth = currentAuth();
    if (pending.has(id)) return false;
    if (isListed(id) === isWished) return true;
    const entries = {
      // A guest's entries have the ids of their products.
      ...(isWished ? { save: String(id) } : { remove: String(isCustomer(auth) ? entryOf(id) : id) }),
      product: String(id),
      [ownerField]: sessionKey(auth),
    };
    const result = await send(wishlistIntent, entries, String(id));
    if (result.ok && isWished) pushAdded(product);
    const done = isWished ? 'wishlist-added' : 'wishlist-removed';
    showWishNotice(auth, result, t(result.ok ? done : 'wishlist-failed'));
    return result.ok;
  };
  return <WishlistContext value={{ pending, change }}>{children}</WishlistContext>;
}

const settled: Wishlist = { pending: new Map(), change: () => Promise.resolve(false) };

/** For buttons that are rendered outside of a page, on the server: nothing is pending. */
export function SettledWishlistProvider({ children }: { children: ReactNode }) {
  return <WishlistContext value={settled}>{children}</WishlistContext>;
}

function useWishlist(): Wishlist {
  const wishlist = useContext(WishlistContext);
  if (!wishlist) throw new Error('useWishlistChange or useIsWishlisted outside of WishlistProvider');
  return wishlist;
}

export function useWishlistChange(): Wishlist['change'] {
  return useWishlist().change;
}

/** With the expected result of a pending change. `isRendered`: whether the document was rendered with the product on the list. */
export function useIsWishlisted(id: number, isRendered = false): boolean {
  const listed = useIsListed(id, isRendered);
  return useWishlist().pending.get(id) ?? listed;
}

/**
 * Not when somebody else has signed in meanwhile. After a sign-out it is shown: the response itself may have ended the session.
 */
export function showWishNotice(auth: Auth | null, result: Result<unknown>, text: string, isGood = result.ok): void {
  if (currentAuth() === null || isCurrentSession(auth)) showNotice(result.message || text, isGood);
}

export function wishlistEventItem({ id, name, brand, price, categories }: ProductCard): WishlistEventItem {
  return { id, name, brand: brand?.name, categories, priceMinor: price.effectiveMinor, currency: price.currency };
}

function pushAdded({ currency, ...item }: WishlistEventItem): void {
  pushEcommerce('add_to_wishlist', currency, item.priceMinor, [{ ...item, quantity: 1 }]);
}
