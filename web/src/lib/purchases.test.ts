// @vitest-environment jsdom
// The analytics of orders: each purchase once, each refunded amount once, and nothing for orders placed elsewhere.
import { beforeEach, expect, it, vi } from 'vitest';
import { isUnreportedPurchase, notePurchase, unreportedRefund } from './purchases';

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('reports a purchase once, however often its page is opened', () => {
  notePurchase('K7TX2M');
  expect([isUnreportedPurchase('K7TX2M'), isUnreportedPurchase('K7TX2M')]).toEqual([true, false]);
});

const refund = (refundedMinor: number, ...lines: number[]) =>
  unreportedRefund(
    { number: 'K7TX2M', refundedMinor },
    lines.map((minor, index) => ({ position: index + 1, refundedMinor: minor })),
  );

it('does not report an order placed in another browser', () => {
  expect(isUnreportedPurchase('K7TX2M')).toBe(false);
  expect(refund(500)).toBeNull();
});

it('reports refunds in total and by line, only for reported purchases', () => {
  notePurchase('K7TX2M');
  expect(refund(500, 500)).toBeNull();
  isUnreportedPurchase('K7TX2M');
  expect(refund(500, 500)).toEqual({ minor: 500, lines: new Map([[1, 500]]) });
  expect(refund(500, 500)).toBeNull();
  expect(refund(1200, 500, 400)).toEqual({ minor: 700, lines: new Map([[2, 400]]) });
  expect(refund(1200, 500, 400)).toBeNull();
});

it('reports nothing when it cannot store that it did', () => {
  notePurchase('K7TX2M');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(isUnreportedPurchase('K7TX2M')).toBe(false);
});
