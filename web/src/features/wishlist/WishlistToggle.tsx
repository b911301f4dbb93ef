// The wishlist button of a product card: on the list or not. It answers at once, and the server's answer follows. Without script, and before it, it
// sends the layout's wishlist form.
import type { ProductCard } from '@/api/types';
import { useT } from '@/lib/i18n';
import { toggleWish, useIsWished } from './store';
import { useWishlistField } from './WishlistForm';

export function WishlistToggle({ product, repeated }: { product: ProductCard; repeated?: boolean }) {
  const t = useT();
  const field = useWishlistField(product, repeated);
  const wished = useIsWished(product.id, field.name === 'remove');
  return (
    <button
      {...field}
      className="wishlist-toggle mask-icon"
      aria-pressed={wished}
      aria-label={t('wishlist-toggle', { name: product.name })}
      onClick={(event) => {
        event.preventDefault();
        void toggleWish(product, t);
      }}
    />
  );
}
