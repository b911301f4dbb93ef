// The changes of prices and stock between two quotes of the same cart.
import { expect, it } from 'vitest';
import type { Cart } from '@/api/types';
import { changesBetween } from './priceChanges';

type Line = { variantId: number; name?: string; quantity: number; totalMinor: number };

function cart(lines: Line[], shippingMinor: number): Cart {
  const goods = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const whole = lines.map((line) => ({ name: `Product ${line.variantId}`, issues: [], ...line }));
  return { lines: whole, shippingMinor, totalMinor: goods + shippingMinor } as unknown as Cart;
}

const shirt = { variantId: 1, quantity: 2, totalMinor: 4000 };
const socks = { variantId: 2, quantity: 1, totalMinor: 900 };

it('lists only the changed lines', () => {
  const { lines, shipping, total } = changesBetween(
    cart([shirt, socks], 350),
    cart([{ ...shirt, totalMinor: 4400 }, socks], 350),
  );
  expect(lines).toMatchObject([{ line: { variantId: 1 }, beforeMinor: 4000, nowMinor: 4400 }]);
  expect(shipping).toBeNull();
  expect(total).toEqual({ beforeMinor: 5250, nowMinor: 5650 });
});

it('names a sold-out line by its stored data', () => {
  const gone = { variantId: 2, name: '', quantity: 0, totalMinor: 0 };
  const { lines } = changesBetween(cart([shirt, socks], 0), cart([shirt, gone], 0));
  expect(lines).toMatchObject([
    { line: { variantId: 2, name: 'Product 2' }, beforeMinor: 900, nowMinor: null, quantity: { before: 1, now: 0 } },
  ]);
});

it('names a line with reduced quantity, and its effect on delivery costs', () => {
  const { lines, shipping } = changesBetween(
    cart([shirt], 0),
    cart([{ ...shirt, quantity: 1, totalMinor: 2000 }], 350),
  );
  expect(lines).toMatchObject([{ quantity: { before: 2, now: 1 }, nowMinor: 2000 }]);
  expect(shipping).toEqual({ beforeMinor: 0, nowMinor: 350 });
});
