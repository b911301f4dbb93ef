// @vitest-environment jsdom
// A visit of the checkout: one key until an order is placed, events once, and the order that it led to.
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
  // Another tab has the same local storage and another session's.
  sessionStorage.clear();
  expect(checkoutKey()).toBe(key);
  endVisit({ orderNumber: 'K7TX2M', token: 'secret' });
  expect(checkoutKey()).not.toBe(key);
});

it('tells each event once a visit', () => {
  expect([isFirstEvent('begin_checkout'), isFirstEvent('begin_checkout')]).toEqual([true, false]);
  endVisit({ orderNumber: 'K7TX2M', token: 'secret' });
  expect(isFirstEvent('begin_checkout')).toBe(true);
});

it('knows the order that it led to, and that its purchase is still to be told', () => {
  expect(lastOrder()).toBeNull();
  endVisit({ orderNumber: 'K7TX2M', token: 'secret' });
  expect(lastOrder()).toEqual({ number: 'K7TX2M', token: 'secret' });
  expect(isUnreportedPurchase('K7TX2M')).toBe(true);
});
