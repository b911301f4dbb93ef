// The sentences that follow a change of the list, for guests and for when the server has none.
import { useT } from '@/lib/i18n';
import type { WishMessages } from './store';

export function useWishMessages(): WishMessages {
  const t = useT();
  return {
    added: t('wishlist-added'),
    removed: t('wishlist-removed'),
    failed: t('wishlist-failed'),
  };
}
