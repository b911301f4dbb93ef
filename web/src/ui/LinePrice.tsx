// The price of a line of a cart or an order: its total and, if reduced, its regular total; of several pieces, also the price of
// one.
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/lib/shop';
import { LowestPrice, PriceAmounts } from '@/ui/Price';

type Props = {
  totalMinor: number;
  /** The line total at regular prices; null if the line is not shown as reduced. */
  regularMinor: number | null;
  quantity: number;
  /** The price of a piece. */
  unitMinor: number;
  /** The lowest price of a piece in the 30 days before its reduction; null if none is to be shown. */
  lowestMinor: number | null;
  /** Only the totals, in one line. */
  compact?: boolean;
};

export function LinePrice({ totalMinor, regularMinor, quantity, unitMinor, lowestMinor, compact }: Props) {
  const t = useT();
  const { pattern } = useShop().currency;
  const formerMinor = regularMinor !== null && regularMinor > totalMinor ? regularMinor : null;
  return (
    <div className={compact ? 'price' : 'price md:text-right'} data-reduced={formerMinor !== null || undefined}>
      <p className={compact ? 'price-line' : 'flex flex-wrap items-baseline gap-x-2 md:flex-col md:items-end'}>
        <PriceAmounts now={formatMoney(pattern, totalMinor)} formerMinor={formerMinor} formerClass="text-14" />
      </p>
      {!compact && quantity > 1 && (
        <p className="text-12 text-ink-3">{t('cart-piece', { price: formatMoney(pattern, unitMinor) })}</p>
      )}
      {!compact && <LowestPrice minor={lowestMinor} />}
    </div>
  );
}
