// The totals of a cart or an order: goods, discounts, delivery, the cash-on-delivery fee, the total, and the included VAT.
import type { ReactNode } from 'react';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { percentText } from '@/lib/percentText';
import { useShop } from '@/lib/shop';

export type Discount = { title: string; amountMinor: number };

type Props = {
  of: {
    subtotalMinor: number;
    shippingMinor: number;
    cashOnDeliveryMinor: number;
    totalMinor: number;
    vat: readonly { rateBasisPoints: number; taxMinor: number }[];
  };
  discounts: readonly Discount[];
  /** Whether the order is delivered. */
  hasShipping?: boolean;
  /** Further rows. */
  children?: ReactNode;
};

export function Sums({ of, discounts, hasShipping = true, children }: Props) {
  const t = useT();
  const { pattern } = useShop().currency;
  const money = (minor: number) => formatMoney(pattern, minor);
  return (
    <dl className="cart-sums">
      <SumRow label={t('cart-subtotal')}>{money(of.subtotalMinor)}</SumRow>
      {discounts.map(({ title, amountMinor }) => (
        <SumRow key={title} label={title || t('cart-discount')} tone="text-leaf">
          {money(-amountMinor)}
        </SumRow>
      ))}
      {hasShipping && (
        <SumRow label={t('cart-shipping')}>
          {of.shippingMinor > 0 ? money(of.shippingMinor) : t('cart-shipping-free')}
        </SumRow>
      )}
      {of.cashOnDeliveryMinor > 0 && <SumRow label={t('payment-cod')}>{money(of.cashOnDeliveryMinor)}</SumRow>}
      <SumRow label={t('cart-total')} tone="cart-total">
        {money(of.totalMinor)}
      </SumRow>
      {of.vat.map(({ rateBasisPoints, taxMinor }) => (
        <SumRow
          key={rateBasisPoints}
          label={t('cart-vat', { rate: percentText(rateBasisPoints) })}
          tone="text-14 text-ink-2"
        >
          {money(taxMinor)}
        </SumRow>
      ))}
      {children}
    </dl>
  );
}

export function SumRow({ label, tone, children }: { label: string; tone?: string; children?: ReactNode }) {
  return (
    <div className={tone}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  );
}
