// The wishlist link in the app bar, with the number of items.
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { Icon } from '@/ui/Icon';
import { useWishlistCount } from './store';

export function WishlistLink() {
  const t = useT();
  const count = useWishlistCount() ?? 0;
  return (
    <A to="/Wishlists" className="icon-btn relative" aria-label={t('wishlist-link', { count })}>
      <Icon name="heart" />
      {count > 0 && (
        <span className="bar-count" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </A>
  );
}
