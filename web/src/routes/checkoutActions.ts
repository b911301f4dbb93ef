// The form actions of the checkout pages.
import { send } from '@/api/send';
import type { PaymentPage, PlacedOrder } from '@/api/types';
import { clearOrdered } from '@/features/cart/store';
import { placeFormOf } from '@/features/checkout/form';
import { endVisit } from '@/features/checkout/visit';
import type { Action, ActionInput, Actions } from './actions';

/** The URL of the payment provider's page, if the provider could be reached. */
const toProvider = (answer: unknown) => (answer as PaymentPage).redirectUrl;

/** With JavaScript, the cart's store makes the same calls for the cart's forms. */
export const checkoutActions: Actions = {
  'cart-line': {
    call: ({ fields }) =>
      send('put', '/api/cart/line', {
        body: {
          variantId: fields.id('variant'),
          quantity: fields.text('quantity') === '' ? undefined : fields.id('quantity'),
        },
      }),
    to: () => '/Checkout',
  },
  'cart-coupon': {
    call: ({ fields }) => send('put', '/api/cart/coupon', { body: { code: fields.text('code') } }),
    to: () => '/Checkout',
  },
  'place-order': {
    call: ({ fields }) => send('post', '/api/checkout/place', { body: placeFormOf(fields) }),
    after: (answer) => {
      endVisit(answer as PlacedOrder);
      clearOrdered();
    },
    leave: (answer) => (answer as PlacedOrder).payment.redirectUrl,
    to: (_input, answer) => (answer as PlacedOrder | undefined)?.confirmationPath ?? '/Checkout',
    isQuiet: true,
  },
};

/** Pays again for an order identified by its link. */
export const payByLink = (tokenOf: (input: ActionInput) => string): Action => ({
  call: (input) => send('post', '/api/order/by-link/{token}/pay', { params: { token: tokenOf(input) } }),
  leave: toProvider,
});

/** Retries a failed payment of the same order, which the form identifies by its token. */
export const returnActions: Actions = { 'pay-order': payByLink(({ fields }) => fields.text('order')) };

const linkToken = ({ query }: ActionInput) => query.get('order') ?? '';

export const confirmationActions: Actions = {
  'pay-order': payByLink(linkToken),
  'cancel-order': {
    call: (input) => send('post', '/api/order/by-link/{token}/cancel', { params: { token: linkToken(input) } }),
  },
};

const accountToken = ({ query }: ActionInput) => query.get('token') ?? '';
/** The same page then shows the result. */
const accountPage = (input: ActionInput) => `${input.path}?token=${encodeURIComponent(accountToken(input))}`;

export const refundAccountActions: Actions = {
  'refund-iban': {
    call: (input) =>
      send('post', '/api/payments/refund-account/iban', {
        body: { token: accountToken(input), holder: input.fields.text('holder'), iban: input.fields.text('iban') },
      }),
    to: accountPage,
  },
  'refund-local': {
    call: (input) =>
      send('post', '/api/payments/refund-account/local', {
        body: {
          token: accountToken(input),
          holder: input.fields.text('holder'),
          bank: input.fields.text('bank'),
          routingNumber: input.fields.text('routingNumber'),
          accountNumber: input.fields.text('accountNumber'),
        },
      }),
    to: accountPage,
  },
};

const number = ({ params }: ActionInput) => params.invoice ?? '';

export const ownOrderActions: Actions = {
  'pay-order': {
    call: (input) => send('post', '/api/order/{number}/pay', { params: { number: number(input) } }),
    leave: toProvider,
  },
  'cancel-order': {
    call: (input) => send('post', '/api/order/{number}/cancel', { params: { number: number(input) } }),
  },
};
