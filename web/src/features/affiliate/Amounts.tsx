// Amounts, one for each currency: they are never added up.
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { moneyText } from './figures';
import type { Amount } from './shapes';

/** Nothing at all is nothing in the shop's currency. */
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

/** A count as the language writes it. */
export function Count({ of }: { of: number }) {
  const t = useT();
  return <span className="tabular-nums">{t('affiliate-number', { number: of })}</span>;
}

/** A rate in percent, to hundredths. */
export function Rate({ of }: { of: number }) {
  const t = useT();
  return <span className="tabular-nums">{t('affiliate-percent', { number: Math.round(of * 100) / 100 })}</span>;
}
