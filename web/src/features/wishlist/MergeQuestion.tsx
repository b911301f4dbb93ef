// Asks whether to merge the guest's wishlist: a separate chunk, since few visitors sign in with a guest wishlist.
import { useState } from 'react';
import { leaveFocusToMain } from '@/lib/focus';
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { Button } from '@/ui/Button';
import { dropCollected, mergeCollected } from './merge';

export function MergeQuestion({ count }: { count: number }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    if (busy) return;
    setBusy(true);
    const merging = await mergeCollected();
    setBusy(false);
    if (merging) showNotice(merging.text || t(merging.good ? 'wishlist-merged' : 'wishlist-failed'), merging.good);
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
          <Button small look="line" onClick={dropCollected}>
            {t('wishlist-offer-drop')}
          </Button>
        </div>
      </div>
    </section>
  );
}
