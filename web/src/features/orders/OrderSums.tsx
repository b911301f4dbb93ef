// What an order came to: goods, discounts by promotion, the code, delivery, the charge for paying on delivery, VAT, and what was given back.
import type { ReactNode } from 'react';
import type { OrderView } from '@/api/types';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/lib/shop';

export function OrderSums({ order }: { order: OrderView }) {
  const t = useT();
  const { pattern } = useShop().currency;
  const money = (minor: number) => formatMoney(pattern, minor);
  return (
    <dl className="cart-sums">
      <Row label={t('cart-subtotal')}>{money(order.subtotalMinor)}</Row>
      {discountsOf(order).map(({ title, amountMinor }) => (
        <Row key={title} label={title || t('cart-discount')} tone="text-leaf">
          {`−${money(amountMinor)}`}
        </Row>
      ))}
      <Row label={t('cart-shipping')}>
        {order.shippingMinor > 0 ? money(order.shippingMinor) : t('cart-shipping-free')}
      </Row>
      {order.cashOnDeliveryMinor > 0 && <Row label={t('payment-cod')}>{money(order.cashOnDeliveryMinor)}</Row>}
      <Row label={t('cart-total')} tone="cart-total">
        {money(order.totalMinor)}
      </Row>
      {order.vat.map(({ rateBasisPoints, taxMinor }) => (
        <Row
          key={rateBasisPoints}
          label={t('cart-vat', { rate: String(rateBasisPoints / 100) })}
          tone="text-14 text-ink-2"
        >
          {money(taxMinor)}
        </Row>
      ))}
      {order.refundedMinor > 0 && <Row label={t('order-refunded')}>{`−${money(order.refundedMinor)}`}</Row>}
    </dl>
  );
}

type Discount = { title: string; amountMinor: number };

/** By the promotions' titles, over all lines. What no title tells of stands last. */
export function discountsOf({ lines, discountMinor }: Pick<OrderView, 'lines' | 'discountMinor'>): Discount[] {
  const sums = new Map<string, number>();
  for (const { title, amountMinor } of lines.flatMap(({ discounts }) => discounts)) {
    sums.set(title, (sums.get(title) ?? 0) + amountMinor);
  }
  const told = [...sums].map(([title, amountMinor]) => ({ title, amountMinor }));
  const rest = discountMinor - told.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (rest <= 0) return told;
  const untitled = told.find(({ title }) => title === '');
  if (!untitled) return [...told, { title: '', amountMinor: rest }];
  untitled.amountMinor += rest;
  return told;
}

function Row({ label, tone, children }: { label: string; tone?: string; children: ReactNode }) {
  return (
    <div className={tone}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
