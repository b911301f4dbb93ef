// The discounts of an order by promotion title add up to the order's discount.
import { expect, it } from 'vitest';
import type { OrderView } from '@/api/types';
import { discountsOf } from './OrderTotals';

function order(discountMinor: number, ...lines: [title: string, amountMinor: number][][]) {
  const discounts = (line: [string, number][]) => line.map(([title, amountMinor]) => ({ title, amountMinor }));
  return { discountMinor, lines: lines.map((line) => ({ discounts: discounts(line) })) } as unknown as OrderView;
}

it("sums each promotion's discount over all lines", () => {
  const sums = discountsOf(
    order(
      900,
      [['Autumn', 300]],
      [
        ['Autumn', 200],
        ['WELCOME', 400],
      ],
    ),
  );
  expect(sums).toEqual([
    { title: 'Autumn', amountMinor: 500 },
    { title: 'WELCOME', amountMinor: 400 },
  ]);
});

it('includes discounts of no line', () => {
  expect(discountsOf(order(500, [['Autumn', 300]]))).toEqual([
    { title: 'Autumn', amountMinor: 300 },
    { title: '', amountMinor: 200 },
  ]);
  expect(discountsOf(order(500, [['', 300]]))).toEqual([{ title: '', amountMinor: 500 }]);
});
