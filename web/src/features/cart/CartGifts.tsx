// The free gifts of the order.
import type { CartGift } from '@/api/types';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { Initial } from '@/ui/Initial';
import { Picture } from '@/ui/Picture';
import { ManufacturerInfo, MaterialComposition } from './LineFacts';

export function CartGifts({ gifts }: { gifts: CartGift[] }) {
  const t = useT();
  if (gifts.length === 0) return null;
  return (
    <ul aria-label={t('cart-gift')} className="item-lines">
      {gifts.map((gift) => (
        <li key={gift.variantId} className="item-line">
          <span className="tile">
            {gift.picture ? (
              <Picture picture={gift.picture} sizes="96px" alt="" className="absolute inset-0 size-full object-cover" />
            ) : (
              <Initial of={gift.name} />
            )}
          </span>
          <div className="min-w-0">
            <p className="font-medium text-pretty hyphens-auto">
              <A to={gift.path} className="inline-block">
                {gift.name}
              </A>
            </p>
            <p className="text-14 text-ink-2">{gift.options.join(' · ')}</p>
            <MaterialComposition of={gift} />
            <ManufacturerInfo of={gift} />
          </div>
          <p className="font-medium text-leaf md:text-right">{t('cart-gift')}</p>
        </li>
      ))}
    </ul>
  );
}
