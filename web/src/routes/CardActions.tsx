// What a product card offers: the wishlist button and adding to the cart.
import type { ProductCard } from '@/api/types';
import { QuickAdd } from '@/features/cart/QuickAdd';
import { WishlistToggle } from '@/features/wishlist/WishlistToggle';

export function CardActions({ product, repeated }: { product: ProductCard; repeated?: boolean }) {
  return (
    <>
      <WishlistToggle product={product} repeated={repeated} />
      <QuickAdd product={product} />
    </>
  );
}
