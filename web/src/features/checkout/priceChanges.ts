// The changes between the cart that a shopper saw and the current cart, line by line.
import type { Cart, CartLine } from '@/api/types';

export type LineChange = {
  line: CartLine;
  /** The previous price; null for a new line. */
  beforeMinor: number | null;
  /** The current price; null when the product is no longer available. */
  nowMinor: number | null;
  quantity: { before: number; now: number };
};

export type PriceChanges = {
  lines: LineChange[];
  shipping: { beforeMinor: number; nowMinor: number } | null;
  total: { beforeMinor: number; nowMinor: number };
};

export function changesBetween(before: Cart, now: Cart): PriceChanges {
  const shipping = { beforeMinor: before.shippingMinor, nowMinor: now.shippingMinor };
  return {
    lines: lineChanges(before, now),
    shipping: shipping.beforeMinor === shipping.nowMinor ? null : shipping,
    total: { beforeMinor: before.totalMinor, nowMinor: now.totalMinor },
  };
}

function lineChanges(before: Cart, now: Cart): LineChange[] {
  const variants = new Set([...before.lines, ...now.lines].map(({ variantId }) => variantId));
  return [...variants].flatMap((variantId) => {
    const was = before.lines.find((line) => line.variantId === variantId);
    const is = now.lines.find((line) => line.variantId === variantId);
    // A removed line is described by its previous data.
    const line = is?.name ? is : (was ?? is);
    if (!line) return [];
    const change = {
      line: { ...line, issues: is?.issues ?? [] },
      beforeMinor: costOf(was),
      nowMinor: costOf(is),
      quantity: { before: was?.quantity ?? 0, now: is?.quantity ?? 0 },
    };
    const isSame = change.beforeMinor === change.nowMinor && change.quantity.before === change.quantity.now;
    return isSame ? [] : [change];
  });
}

function costOf(line: CartLine | undefined): number | null {
  return line && line.quantity > 0 ? line.totalMinor : null;
}
