// The analytics events of the payment step: each is sent once per visit and choice.
import { useEffect } from 'react';
import type { Cart, CartLine } from '@/api/types';
import { type EcommerceDetails, type EcommerceEvent, type Item, pushEcommerce } from '@/lib/analytics';
import type { RuleContext } from '@/lib/forms/rules';
import { type CheckoutValues, isAddressed } from './form';
import { isFirstEvent } from './visit';

type Context = Pick<RuleContext, 'countryCode' | 'ids'>;

export function useCheckoutEvents(
  quote: Cart,
  itemOf: (line: CartLine) => Item,
  values: CheckoutValues,
  { countryCode, ids }: Context,
): void {
  const { deliveryType, paymentMethod } = values;
  const isKnown = isAddressed(values, { countryCode, ids, isPhone: () => true, today: '' });
  useEffect(() => {
    const push = (event: EcommerceEvent, more: EcommerceDetails = {}) => {
      if (!isFirstEvent([event, ...Object.values(more)].join(' '))) return;
      const lines = quote.lines.filter(({ quantity }) => quantity > 0);
      const coupon = quote.coupon?.state === 'applied' ? { coupon: quote.coupon.code } : {};
      pushEcommerce(event, quote.currency, quote.goodsMinor, lines.map(itemOf), { ...coupon, ...more });
    };
    if (quote.pieces === 0) return;
    push('begin_checkout');
    if (isKnown) push('add_shipping_info', { shipping_tier: deliveryType });
    if (paymentMethod) push('add_payment_info', { payment_type: paymentMethod });
  }, [quote, itemOf, deliveryType, paymentMethod, isKnown]);
}
