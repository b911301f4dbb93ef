// The sentences that follow a change of the list, for guests and for when the server has none.
import { useT } from '@/lib/i18n';
import type { Words } from './store';

export function useWishWords(): Words {
  const t = useT();
  return {
    added: t('wishlist-added'),
    removed: t('wishlist-removed'),
    failed: t('wishlist-failed'),
  };
}
