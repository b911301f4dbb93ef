// The wishlist button with a label, on the product page.
import type { ProductCard } from '@/api/types';
import { useT } from '@/lib/i18n';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { useWishlistField } from './WishlistForm';
import { useIsWishlisted, useWishlistChange, wishlistEventItem } from './WishlistProvider';

export function WishlistButton({ product }: { product: ProductCard }) {
  const t = useT();
  const field = useWishlistField(product);
  const wished = useIsWishlisted(product.id, field.name === 'remove');
  const change = useWishlistChange();
  return (
    <Button
      look="line"
      wide
      className="wish"
      {...field}
      aria-pressed={wished}
      onClick={(event) => {
        event.preventDefault();
        void change(wishlistEventItem(product), !wished);
      }}
    >
      <Icon name="heart" />
      {t(wished ? 'wishlist-on' : 'wishlist-add')}
    </Button>
  );
}
