// The analytics events of an order: the purchase once, in the browser that placed it, and each refund once.
import { useEffect } from 'react';
import type { OrderView } from '@/api/types';
import { type Item, pushEcommerce } from '@/lib/analytics';
import { isUnreportedPurchase, type Refund, unreportedRefund } from '@/lib/purchases';
import { isBought } from './outcome';

type Line = OrderView['lines'][number];

export function useOrderEvents(order: OrderView | null): void {
  useEffect(() => {
    if (!order) return;
    if (isBought(order) && isUnreportedPurchase(order.number)) trackPurchase(order);
    const refund = unreportedRefund(order, order.lines);
    if (refund) trackRefund(order, refund);
  }, [order]);
}

/** The value includes goods only: GA4 expects shipping and taxes as separate fields. */
function trackPurchase(order: OrderView): void {
  const taxMinor = order.vat.reduce((sum, share) => sum + share.taxMinor, 0);
  const valueMinor = order.lines.reduce((sum, line) => sum + line.totalMinor, 0);
  pushEcommerce('purchase', order.currency, valueMinor, order.lines.map(boughtItem), {
    transaction_id: order.number,
    tax: taxMinor / 100,
    shipping: order.shippingMinor / 100,
    ...(order.coupon && { coupon: order.coupon.code }),
  });
}

/** The value of the refunded lines; for a refund that refers to no line, its amount. */
function trackRefund(order: OrderView, { minor, lines }: Refund): void {
  const items = order.lines.flatMap((line) => refundedItem(line, lines.get(line.position) ?? 0));
  const ofLines = [...lines.values()].reduce((sum, amount) => sum + amount, 0);
  pushEcommerce('refund', order.currency, items.length > 0 ? ofLines : minor, items, { transaction_id: order.number });
}

function boughtItem(line: Line): Item {
  const { quantity, totalMinor, unitMinor } = line;
  const priceMinor = totalMinor / quantity;
  return { ...itemOf(line), priceMinor, discountMinor: unitMinor - priceMinor, quantity };
}

/** Whole items if the amount is a multiple of the unit price, otherwise one item at that amount. */
function refundedItem(line: Line, minor: number): Item[] {
  if (minor <= 0) return [];
  const pieces = (minor * line.quantity) / line.totalMinor;
  const quantity = Number.isInteger(pieces) ? pieces : 1;
  return [{ ...itemOf(line), priceMinor: minor / quantity, quantity }];
}

function itemOf(line: Line) {
  return {
    id: line.productId,
    name: line.name,
    brand: line.brand,
    categories: line.categoriesArr,
    variant: [line.color, line.size].filter(Boolean).join(' / '),
  };
}
