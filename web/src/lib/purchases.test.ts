// @vitest-environment jsdom
// What analytics is told of orders: each purchase once, each refunded amount once, and nothing of orders from elsewhere.
import { beforeEach, expect, it, vi } from 'vitest';
import { isUnreportedPurchase, notePurchase, unreportedRefund } from './purchases';

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('tells of a purchase once, however often its page is opened', () => {
  notePurchase('K7TX2M');
  expect([isUnreportedPurchase('K7TX2M'), isUnreportedPurchase('K7TX2M')]).toEqual([true, false]);
});

it('tells nothing of an order that was placed in another browser', () => {
  expect(isUnreportedPurchase('K7TX2M')).toBe(false);
  expect(unreportedRefund('K7TX2M', 500)).toBe(0);
});

it('tells of what was refunded since, and of no purchase that was never told', () => {
  notePurchase('K7TX2M');
  expect(unreportedRefund('K7TX2M', 500)).toBe(0);
  isUnreportedPurchase('K7TX2M');
  expect([500, 500, 1200, 1200].map((minor) => unreportedRefund('K7TX2M', minor))).toEqual([500, 0, 700, 0]);
});

it('tells nothing when it could not remember that it did', () => {
  notePurchase('K7TX2M');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(isUnreportedPurchase('K7TX2M')).toBe(false);
});
