// A product card outside of a page, as the layout's pages show it. The server's renderers share the cards of a page: all but the one
// that renders the page render cards alone.
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
