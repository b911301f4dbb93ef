// The wishlist button of a product card: saved or not. It changes at once, before the server responds. Without JavaScript, or
// before it has loaded, it submits the layout's wishlist form.
import type { ProductCard } from '@/api/types';
import { useT } from '@/lib/i18n';
import { useWishlistField } from './WishlistForm';
import { useIsWishlisted, useWishlistChange, wishlistEventItem } from './WishlistProvider';

export function WishlistToggle({ product, repeated }: { product: ProductCard; repeated?: boolean }) {
  const t = useT();
  const field = useWishlistField(product, repeated);
  const wished = useIsWishlisted(product.id, field.name === 'remove');
  const change = useWishlistChange();
  return (
    <button
      {...field}
      className="wishlist-toggle mask-icon"
      aria-pressed={wished}
      aria-label={t('wishlist-toggle', { name: product.name })}
      onClick={(event) => {
        event.preventDefault();
        void change(wishlistEventItem(product), !wished);
      }}
    />
  );
}
