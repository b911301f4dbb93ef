// The heart on a product: on the list or not. It answers at once, and the server's answer follows. Without script, and before it, it
// sends the layout's form for hearts.
import type { ProductCard } from '@/api/types';
import { useT } from '@/lib/i18n';
import { Icon } from '@/ui/Icon';
import { useHeartField } from './HeartForm';
import { toggleWish, useIsWished } from './store';
import { useWishWords } from './words';

export function WishlistToggle({ product, className = 'heart' }: { product: ProductCard; className?: string }) {
  const t = useT();
  const words = useWishWords();
  const heart = useHeartField(product);
  const wished = useIsWished(product.id, heart.name === 'remove');
  return (
    <button
      {...heart}
      className={className}
      aria-pressed={wished}
      aria-label={t('wishlist-heart', { name: product.name })}
      onClick={(event) => {
        event.preventDefault();
        void toggleWish(product, words);
      }}
    >
      <Icon name="heart" />
    </button>
  );
}
