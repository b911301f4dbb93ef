// The heart on a product: on the list or not. It answers at once; the server's word follows.
import type { ProductCard } from '@/api/types';
import { useHydrated } from '@/lib/hydrated';
import { useT } from '@/lib/i18n';
import { Icon } from '@/ui/Icon';
import { toggleWish, useIsWished } from './store';
import { useWishWords } from './words';

export function WishlistToggle({ product, className = 'heart' }: { product: ProductCard; className?: string }) {
  const t = useT();
  const words = useWishWords();
  const wished = useIsWished(product.id);
  if (!useHydrated()) return null;
  return (
    <button
      type="button"
      className={className}
      aria-pressed={wished}
      aria-label={t('wishlist-heart', { name: product.name })}
      onClick={() => void toggleWish(product, words)}
    >
      <Icon name="heart" />
    </button>
  );
}
