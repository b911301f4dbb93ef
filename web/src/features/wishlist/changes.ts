// Keeps the result of an accepted change in the store. Part of the layout's actions, which are loaded with the first change.
import { type Auth, isCurrentSession, isCustomer } from '@/lib/auth';
import { customerWishlist, fetchWishlist, guestWishlistIds, saveGuestWishlist, setCustomerWishlist } from './store';

type Fields = { id(name: string): number };

/** `answer` is null when the list was already as wanted: another device has changed it in the meantime. */
export async function keepChange(answer: unknown, auth: Auth | null, fields: Fields): Promise<void> {
  if (!isCustomer(auth) || !isCurrentSession(auth)) return;
  const [productId, removed] = [fields.id('save'), fields.id('remove')];
  const wishes = customerWishlist();
  if (removed)
    return setCustomerWishlist(
      auth,
      wishes.filter(({ wishlistId }) => wishlistId !== removed),
    );
  const { wishlistId } = (answer ?? {}) as { wishlistId?: number };
  if (wishlistId === undefined) return fetchWishlist();
  setCustomerWishlist(auth, [{ productId, wishlistId }, ...wishes.filter((wish) => wish.productId !== productId)]);
}

/**
 * Removes what was merged from the guest's list, also after another session has begun: it was added to the list of the customer
 * who accepted the offer. What exceeds the limit of that list stays.
 */
export async function keepMerged(merged: readonly number[], left: readonly number[], auth: Auth | null): Promise<void> {
  const added = new Set(merged.filter((id) => !left.includes(id)));
  saveGuestWishlist(guestWishlistIds().filter((id) => !added.has(id)));
  if (isCurrentSession(auth)) await fetchWishlist();
}
