// The heart in words, beside a product's choices.
import type { ProductCard } from '@/api/types';
import { useT } from '@/lib/i18n';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { toggleWish, useIsWished } from './store';
import { useWishWords } from './words';

export function WishButton({ product }: { product: ProductCard }) {
  const t = useT();
  const words = useWishWords();
  const wished = useIsWished(product.id);
  return (
    <Button
      look="line"
      wide
      className="wish script-only"
      aria-pressed={wished}
      onClick={() => void toggleWish(product, words)}
    >
      <Icon name="heart" />
      {t(wished ? 'wishlist-on' : 'wishlist-add')}
    </Button>
  );
}
