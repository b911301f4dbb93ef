// What analytics is told of an order: its purchase once, in the browser that placed it, and each refund once.
import { useEffect } from 'react';
import type { OrderView } from '@/api/types';
import { pushEcommerce } from '@/lib/analytics';
import { isUnreportedPurchase, unreportedRefund } from '@/lib/purchases';
import { isBought } from './outcome';

export function useOrderEvents(order: OrderView | null): void {
  useEffect(() => {
    if (!order) return;
    if (isBought(order) && isUnreportedPurchase(order.number)) tellPurchase(order);
    const refundedMinor = unreportedRefund(order.number, order.refundedMinor);
    if (refundedMinor > 0) {
      const lines = order.lines.filter((line) => line.refundedMinor > 0);
      pushEcommerce('refund', order.currency, refundedMinor, lines.map(itemOf), { transaction_id: order.number });
    }
  }, [order]);
}

function tellPurchase(order: OrderView): void {
  const taxMinor = order.vat.reduce((sum, share) => sum + share.taxMinor, 0);
  pushEcommerce('purchase', order.currency, order.totalMinor, order.lines.map(itemOf), {
    transaction_id: order.number,
    tax: taxMinor / 100,
    shipping: order.shippingMinor / 100,
    payment_type: order.paymentMethod,
    ...(order.coupon && { coupon: order.coupon.code }),
  });
}

function itemOf(line: OrderView['lines'][number]) {
  return {
    id: line.productId,
    name: line.name,
    brand: line.brand,
    categories: line.categoriesArr,
    variant: [line.color, line.size].filter(Boolean).join(' / '),
    priceMinor: line.unitMinor,
    quantity: line.quantity,
  };
}
