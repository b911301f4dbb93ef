// A product card outside of a page, with the actions that it has on one: for a renderer of the server that renders cards of a page
// which another renderer renders.
import { SettledWishlistProvider } from '@/features/wishlist/WishlistProvider';
import { Card, CardActionContext, type CardProps } from '@/ui/ProductCard';
import { CardActions } from './CardActions';

export function StandaloneCard(props: CardProps) {
  return (
    <SettledWishlistProvider>
      <CardActionContext value={CardActions}>
        <Card {...props} />
      </CardActionContext>
    </SettledWishlistProvider>
  );
}
