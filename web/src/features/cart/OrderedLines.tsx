// A short list of the lines about to be ordered: next to the payment step; on phones above it, in a disclosure.
import type { Cart } from '@/api/types';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/lib/shop';
import { Icon } from '@/ui/Icon';
import { CartGifts } from './CartGifts';
import { CartLineRow } from './CartLineRow';

export function OrderedLines({ cart }: { cart: Cart }) {
  const t = useT();
  return (
    <div>
      <ul aria-label={t('cart-lines')} className="item-lines ordered-lines">
        {cart.lines.map((line) => (
          <CartLineRow key={line.variantId} line={line} compact />
        ))}
      </ul>
      <CartGifts gifts={cart.gifts} />
    </div>
  );
}

/** When closed it shows only the total. */
export function OrderedDisclosure({ cart }: { cart: Cart }) {
  const t = useT();
  const { pattern } = useShop().currency;
  return (
    <details className="ordered-disclosure lg:hidden">
      <summary>
        <span className="flex-1">{t('cart-summary')}</span>
        <span className="font-medium tabular-nums">{formatMoney(pattern, cart.totalMinor)}</span>
        <Icon name="down" />
      </summary>
      <div className="pb-5">
        <OrderedLines cart={cart} />
      </div>
    </details>
  );
}
