// The one form that all wishlist buttons of a page submit without JavaScript: each is a submit button with its product's id.
import type { ProductCard } from '@/api/types';
import { usePersonal } from '@/lib/personal';
import { HiddenFields } from '@/ui/HiddenFields';
import { wishlistIntent } from './store';

const id = 'form-wishlist';

export function WishlistForm() {
  return (
    <form id={id} method="post" hidden>
      <HiddenFields intent={wishlistIntent} />
    </form>
  );
}

/** Makes a button submit its product: to add it, or to remove it where the page knows that it is saved. */
export function useWishlistField({ id: product }: ProductCard, repeated?: boolean) {
  const entry = useSavedEntry(product);
  return {
    type: 'submit' as const,
    form: id,
    // The fragment to return to after the form; for a product that occurs twice on the page, its first card.
    id: repeated ? undefined : `wishlist-${product}`,
    name: entry === null ? 'save' : 'remove',
    value: entry ?? product,
  };
}

/** The entry id by which a product can be removed, if the document itself shows it as saved. */
function useSavedEntry(product: number): number | null {
  const personal = usePersonal();
  if (!personal) return null;
  const { auth, wishlist } = personal.visitor;
  if (!auth) return wishlist.includes(product) ? product : null;
  const list = (personal.own.list?.body as { data?: { id: number; wishlistId?: number }[] } | null)?.data;
  return list?.find(({ id }) => id === product)?.wishlistId ?? null;
}
