// Amounts, one per currency: amounts of different currencies are never added up.
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { moneyText } from './figures';
import type { Amount } from './shapes';

/** An empty list is shown as zero in the shop's currency. */
export function Amounts({ of, className }: { of: readonly Amount[]; className?: string }) {
  const shop = useShop();
  if (of.length === 0) return <span className={className}>{moneyText(shop, shop.currency.code, 0)}</span>;
  return (
    <span className={className}>
      {of.map(({ currency, formatted }) => (
        <span key={currency} className="block whitespace-nowrap tabular-nums">
          {formatted}
        </span>
      ))}
    </span>
  );
}

/** A number in the language's format. */
export function Count({ of }: { of: number }) {
  const t = useT();
  return <span className="tabular-nums">{t('affiliate-number', { number: of })}</span>;
}

/** A rate in percent with up to two decimals. */
export function Rate({ of }: { of: number }) {
  const t = useT();
  return <span className="tabular-nums">{t('affiliate-percent', { number: Math.round(of * 100) / 100 })}</span>;
}
