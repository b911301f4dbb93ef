// What the cart comes to: goods, what promotions took off, delivery, VAT, and the coupon's field.
import type { ReactNode } from 'react';
import type { Cart } from '@/api/types';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/lib/shop';
import { CouponForm } from './CouponForm';
import { percentText } from './percentText';

export function CartSummary({ cart }: { cart: Cart }) {
  return (
    <>
      <CouponForm coupon={cart.coupon} />
      <CartSums cart={cart} />
    </>
  );
}

export function CartSums({ cart }: { cart: Cart }) {
  const t = useT();
  const { pattern } = useShop().currency;
  const money = (minor: number) => formatMoney(pattern, minor);
  return (
    <dl className="cart-sums">
      <Row label={t('cart-subtotal')}>{money(cart.subtotalMinor)}</Row>
      {cart.discounts.map(({ title, amountMinor }) => (
        <Row key={title} label={title || t('cart-discount')} tone="text-leaf">
          {`−${money(amountMinor)}`}
        </Row>
      ))}
      {cart.pieces > 0 && (
        <Row label={t('cart-shipping')}>
          {cart.shippingMinor === 0 ? t('cart-shipping-free') : money(cart.shippingMinor)}
        </Row>
      )}
      {cart.cashOnDeliveryMinor > 0 && <Row label={t('payment-cod')}>{money(cart.cashOnDeliveryMinor)}</Row>}
      <Row label={t('cart-total')} tone="cart-total">
        {money(cart.totalMinor)}
      </Row>
      {cart.vat.map(({ rateBasisPoints, taxMinor }) => (
        <Row
          key={rateBasisPoints}
          label={t('cart-vat', { rate: percentText(rateBasisPoints) })}
          tone="text-14 text-ink-2"
        >
          {money(taxMinor)}
        </Row>
      ))}
      {cart.savedMinor > 0 && (
        <div className="text-14 text-leaf">
          <dt>{t('cart-saved', { amount: money(cart.savedMinor) })}</dt>
          <dd />
        </div>
      )}
    </dl>
  );
}

function Row({ label, tone, children }: { label: string; tone?: string; children: ReactNode }) {
  return (
    <div className={tone}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
