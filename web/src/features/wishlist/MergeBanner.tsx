// Asks whether to merge the guest's wishlist: a separate chunk, since few visitors sign in with a guest wishlist.
import type { MergedWishlist } from '@/api/types';
import { currentAuth } from '@/lib/auth';
import { leaveFocusToMain } from '@/lib/focus';
import { useSend } from '@/lib/forms/submission';
import { useT } from '@/lib/i18n';
import { Button } from '@/ui/Button';
import { guestWishlistIds, saveGuestWishlist } from './store';
import { showWishNotice } from './WishlistProvider';

export function MergeBanner({ count }: { count: number }) {
  const t = useT();
  const { send, busy } = useSend();
  const keep = async () => {
    if (busy) return;
    const auth = currentAuth();
    const result = await send('wishlist-merge', { products: guestWishlistIds().join(',') });
    const isWhole = result.ok && (result.data as MergedWishlist).left.length === 0;
    if (isWhole) showWishNotice(auth, { ...result, message: '' }, t('wishlist-merged'));
    else showWishNotice(auth, result, t('wishlist-failed'), false);
  };
  return (
    <section ref={leaveFocusToMain} className="offer" aria-labelledby="offer-title">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <div className="min-w-0">
          <h2 id="offer-title" className="font-medium">
            {t('wishlist-offer', { count })}
          </h2>
          <p className="text-14 text-ink-2">{t('wishlist-offer-text')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button small aria-disabled={busy || undefined} onClick={() => void keep()}>
            {t('wishlist-offer-keep')}
          </Button>
          <Button small look="line" onClick={() => saveGuestWishlist([])}>
            {t('wishlist-offer-drop')}
          </Button>
        </div>
      </div>
    </section>
  );
}
