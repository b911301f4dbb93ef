// The cart's totals and savings, and the coupon field.
import type { Cart } from '@/api/types';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/lib/shop';
import { TotalRow, Totals } from '@/ui/Totals';
import { CouponForm } from './CouponForm';

export function CartSummary({ cart }: { cart: Cart }) {
  return (
    <>
      <CouponForm coupon={cart.coupon} />
      <CartTotals cart={cart} />
    </>
  );
}

function CartTotals({ cart }: { cart: Cart }) {
  const t = useT();
  const { pattern } = useShop().currency;
  return (
    <Totals of={cart} discounts={cart.discounts} hasShipping={cart.pieces > 0}>
      {cart.savedMinor > 0 && (
        <TotalRow label={t('cart-saved', { amount: formatMoney(pattern, cart.savedMinor) })} tone="text-14 text-leaf" />
      )}
    </Totals>
  );
}
