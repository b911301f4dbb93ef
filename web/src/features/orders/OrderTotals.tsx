// The totals of an order, and its refunds.
import type { OrderView } from '@/api/types';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/lib/shop';
import { type Discount, TotalRow, Totals } from '@/ui/Totals';

export function OrderTotals({ order }: { order: OrderView }) {
  const t = useT();
  const { pattern } = useShop().currency;
  return (
    <Totals of={order} discounts={discountsOf(order)}>
      {order.refundedMinor > 0 && (
        <TotalRow label={t('order-refunded')}>{formatMoney(pattern, -order.refundedMinor)}</TotalRow>
      )}
    </Totals>
  );
}

/** The discounts by promotion title, over all lines. Discounts without a title come last. */
export function discountsOf({ lines, discountMinor }: Pick<OrderView, 'lines' | 'discountMinor'>): Discount[] {
  const sums = new Map<string, number>();
  for (const { title, amountMinor } of lines.flatMap(({ discounts }) => discounts)) {
    sums.set(title, (sums.get(title) ?? 0) + amountMinor);
  }
  const rows = [...sums].map(([title, amountMinor]) => ({ title, amountMinor }));
  const rest = discountMinor - rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (rest <= 0) return rows;
  const untitled = rows.find(({ title }) => title === '');
  if (!untitled) return [...rows, { title: '', amountMinor: rest }];
  untitled.amountMinor += rest;
  return rows;
}
