// Lists the changes of each line since the shopper last saw the prices, below the summary that asks to order again.
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/lib/shop';
import { FormerPrice } from '@/ui/Price';
import type { LineChange, PriceChanges } from './priceChanges';

export function PriceChangesList({ changes: { lines, shipping, total } }: { changes: PriceChanges }) {
  const t = useT();
  return (
    <section aria-label={t('checkout-changed')} className="checkout-changes">
      <h2 className="font-medium">{t('checkout-changed')}</h2>
      <ul className="mt-2 grid gap-2">
        {lines.map((change) => (
          <Line key={change.line.variantId} change={change} />
        ))}
        {shipping && <Amounts label={t('cart-shipping')} before={shipping.beforeMinor} now={shipping.nowMinor} />}
        <Amounts label={t('cart-total')} before={total.beforeMinor} now={total.nowMinor} strong />
      </ul>
    </section>
  );
}

function Line({ change: { line, beforeMinor, nowMinor } }: { change: LineChange }) {
  const options = [line.color, line.size, line.other].filter(Boolean).join(', ');
  return (
    <Amounts
      label={[line.name, options].filter(Boolean).join(', ')}
      text={line.issues.map(({ message }) => message).join(' ')}
      before={beforeMinor}
      now={nowMinor}
    />
  );
}

type AmountsProps = { label: string; text?: string; before: number | null; now: number | null; strong?: boolean };

function Amounts({ label, text, before, now, strong }: AmountsProps) {
  const t = useT();
  const { pattern } = useShop().currency;
  return (
    <li className={`flex items-start justify-between gap-4 ${strong ? 'font-medium' : ''}`}>
      <span className="min-w-0">
        <span className="block">{label}</span>
        {text && <span className="block text-14 text-ink-2">{text}</span>}
      </span>
      <span className="flex flex-none flex-wrap justify-end gap-x-2 tabular-nums">
        {before !== null && before !== now && (
          <FormerPrice label={t('checkout-before')} className="text-ink-2">
            {formatMoney(pattern, before)}
          </FormerPrice>
        )}
        {now !== null && (
          <>
            <span className="sr-only">{t('checkout-now')} </span>
            <span>{formatMoney(pattern, now)}</span>
          </>
        )}
      </span>
    </li>
  );
}
