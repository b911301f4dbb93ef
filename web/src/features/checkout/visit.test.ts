// @vitest-environment jsdom
// A checkout visit: one idempotency key until an order is placed, each event once, and the resulting order.
import { beforeEach, expect, it } from 'vitest';
import { isUnreportedPurchase } from '@/lib/purchases';
import { checkoutKey, endVisit, isFirstEvent, lastOrder } from './visit';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('has one key, long enough for the server, until an order is placed', () => {
  const key = checkoutKey();
  expect(key.length).toBeGreaterThanOrEqual(8);
  expect(checkoutKey()).toBe(key);
  // Another tab shares the local storage, but not the session storage.
  sessionStorage.clear();
  expect(checkoutKey()).toBe(key);
  endVisit({ orderNumber: 'K7TX2M', token: 'secret' });
  expect(checkoutKey()).not.toBe(key);
});

it('reports each event once per visit', () => {
  expect([isFirstEvent('begin_checkout'), isFirstEvent('begin_checkout')]).toEqual([true, false]);
  endVisit({ orderNumber: 'K7TX2M', token: 'secret' });
  expect(isFirstEvent('begin_checkout')).toBe(true);
});

it('stores the order that it led to, and that its purchase is not reported yet', () => {
  expect(lastOrder()).toBeNull();
  endVisit({ orderNumber: 'K7TX2M', token: 'secret' });
  expect(lastOrder()).toEqual({ number: 'K7TX2M', token: 'secret' });
  expect(isUnreportedPurchase('K7TX2M')).toBe(true);
});
