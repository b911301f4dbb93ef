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

export function Totals({ of, discounts, hasShipping = true, children }: Props) {
  const t = useT();
  const { pattern } = useShop().currency;
  const money = (minor: number) => formatMoney(pattern, minor);
  return (
    <dl className="cart-sums">
      <TotalRow label={t('cart-subtotal')}>{money(of.subtotalMinor)}</TotalRow>
      {discounts.map(({ title, amountMinor }) => (
        <TotalRow key={title} label={title || t('cart-discount')} tone="text-leaf">
          {money(-amountMinor)}
        </TotalRow>
      ))}
      {hasShipping && (
        <TotalRow label={t('cart-shipping')}>
          {of.shippingMinor > 0 ? money(of.shippingMinor) : t('cart-shipping-free')}
        </TotalRow>
      )}
      {of.cashOnDeliveryMinor > 0 && <TotalRow label={t('payment-cod')}>{money(of.cashOnDeliveryMinor)}</TotalRow>}
      <TotalRow label={t('cart-total')} tone="cart-total">
        {money(of.totalMinor)}
      </TotalRow>
      {of.vat.map(({ rateBasisPoints, taxMinor }) => (
        <TotalRow
          key={rateBasisPoints}
          label={t('cart-vat', { rate: percentText(rateBasisPoints) })}
          tone="text-14 text-ink-2"
        >
          {money(taxMinor)}
        </TotalRow>
      ))}
      {children}
    </dl>
  );
}

export function TotalRow({ label, tone, children }: { label: string; tone?: string; children?: ReactNode }) {
  return (
    <div className={tone}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  );
}
