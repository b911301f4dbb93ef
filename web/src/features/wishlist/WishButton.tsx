// The heart in words, beside a product's choices.
import type { ProductCard } from '@/api/types';
import { useT } from '@/lib/i18n';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { useHeartField } from './HeartForm';
import { toggleWish, useIsWished } from './store';
import { useWishWords } from './words';

export function WishButton({ product }: { product: ProductCard }) {
  const t = useT();
  const words = useWishWords();
  const heart = useHeartField(product);
  const wished = useIsWished(product.id, heart.name === 'remove');
  return (
    <Button
      look="line"
      wide
      className="wish"
      {...heart}
      aria-pressed={wished}
      onClick={(event) => {
        event.preventDefault();
        void toggleWish(product, words);
      }}
    >
      <Icon name="heart" />
      {t(wished ? 'wishlist-on' : 'wishlist-add')}
    </Button>
  );
}
