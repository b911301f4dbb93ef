// The header text of an order page for each state, and which orders count as purchases.
import { expect, it } from 'vitest';
import { isBought, outcomeOf } from './outcome';

function order(paymentMethod: string, payment: string, delivery = 'PENDING', canPay = false) {
  return {
    paymentMethod,
    paymentState: { status: payment },
    deliveryState: { status: delivery },
    actions: { canPay },
  };
}

it.each([
  ['an order that is paid on delivery', order('cash-on-delivery', 'PENDING'), 'order-thanks', false],
  ['a paid order', order('stripe', 'COMPLETED', 'SHIPPED'), 'order-thanks', false],
  ['an order whose payment is under way', order('stripe', 'PROCESSING'), 'pay-processing', true],
  ['an order that waits for its payment', order('stripe', 'PENDING', 'PENDING', true), 'order-unpaid', true],
  ['an order whose payment failed', order('stripe', 'FAILED', 'PENDING', true), 'pay-failed', false],
  ['a cancelled order', order('cash-on-delivery', 'CANCELLED', 'CANCELLED'), 'order-cancelled-title', false],
  ['an order whose time to pay is over', order('stripe', 'FAILED'), null, false],
  ['a refunded order', order('stripe', 'REFUNDED', 'RETURNED'), null, false],
])('describes %s', (_what, of, title, isOpen) => {
  expect(outcomeOf(of)).toMatchObject({ title, isOpen });
});

it('counts paid and cash-on-delivery orders as purchases', () => {
  const bought = [order('stripe', 'COMPLETED'), order('cash-on-delivery', 'PENDING')];
  const others = [
    order('stripe', 'PENDING', 'PENDING', true),
    order('stripe', 'FAILED', 'PENDING', true),
    order('cash-on-delivery', 'CANCELLED', 'CANCELLED'),
    order('stripe', 'REFUNDED', 'RETURNED'),
  ];
  expect([bought.map(isBought), others.map(isBought)]).toEqual([
    [true, true],
    [false, false, false, false],
  ]);
});
