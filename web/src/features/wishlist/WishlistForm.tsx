// The one form that all wishlist buttons of a page send without script: each is a submit button with its product.
import type { ProductCard } from '@/api/types';
import { usePersonal } from '@/lib/personal';

const id = 'form-wishlist';

export function WishlistForm() {
  const formKey = usePersonal()?.visitor.formKey;
  return (
    <form id={id} method="post" hidden>
      <input type="hidden" name="intent" value="wishlist" />
      {formKey && <input type="hidden" name="formKey" value={formKey} />}
    </form>
  );
}

/** Makes a button send its product: to be saved, or off the list where the page knows that it is on it. */
export function useWishlistField({ id: product }: ProductCard, repeated?: boolean) {
  const entry = useSavedEntry(product);
  return {
    type: 'submit' as const,
    form: id,
    // Where the page goes on after the form; of a product that stands on it twice, at the first.
    id: repeated ? undefined : `wishlist-${product}`,
    name: entry === null ? 'save' : 'remove',
    value: entry ?? product,
  };
}

/** What takes a product off the list again, of those that the document itself says are on it. */
export function useSavedEntry(product: number): number | null {
  const personal = usePersonal();
  if (!personal) return null;
  const { auth, wishlist } = personal.visitor;
  if (!auth) return wishlist.includes(product) ? product : null;
  const list = (personal.own.list?.body as { data?: { id: number; wishlistId?: number }[] } | null)?.data;
  return list?.find(({ id }) => id === product)?.wishlistId ?? null;
}
