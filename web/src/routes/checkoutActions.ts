// The form actions of the checkout pages.
import { send } from '@/api/send';
import type { Cart, PlacedOrder } from '@/api/types';
import { cartChanges } from '@/features/cart/calls';
import { keepCart } from '@/features/cart/changes';
import { clearOrdered } from '@/features/cart/store';
import { placeFormOf } from '@/features/checkout/form';
import { endVisit } from '@/features/checkout/visit';
import type { Action, ActionInput, Actions, Leave } from './actions';

const toProvider: Leave = { field: '/redirectUrl', missing: 'pay-error-text' };

/** The step of the checkout on which the form is. */
const sameStep = ({ query }: ActionInput) => (query.get('step') === 'payment' ? '/Checkout?step=payment' : '/Checkout');

/** With JavaScript, the page stays and shows the changed cart. */
const changesCart = {
  isQueued: true,
  staysInBrowser: true,
  after: (answer, { auth }) => keepCart(answer as Cart, auth),
} satisfies Partial<Action>;

export const checkoutActions: Actions = {
  'cart-line': {
    call: ({ fields }) =>
      cartChanges.set(fields.id('variant'), fields.text('quantity') === '' ? undefined : fields.id('quantity')),
    to: () => '/Checkout',
    ...changesCart,
  },
  'cart-coupon': {
    call: ({ fields }) => cartChanges.enterCode(fields.text('code')),
    to: sameStep,
    ...changesCart,
  },
  'cart-reminder': {
    call: ({ fields }) => send('post', '/api/cart/reminder', { body: { email: fields.text('email'), consent: true } }),
  },
  'place-order': {
    changesStock: true,
    call: ({ fields }) => send('post', '/api/checkout/place', { body: placeFormOf(fields) }),
    after: (answer) => {
      endVisit(answer as PlacedOrder);
      clearOrdered();
    },
    leave: { field: '/payment/redirectUrl' },
    to: (_input, answer) => (answer as PlacedOrder | undefined)?.confirmationPath ?? '/OrderConfirmation?order=',
    completes: 'token',
    isQuiet: true,
  },
};

/** Pays again for an order identified by its link. */
export const payByLink = (tokenOf: (input: ActionInput) => string): Action => ({
  call: (input) => send('post', '/api/order/by-link/{token}/pay', { params: { token: tokenOf(input) } }),
  leave: toProvider,
});

/** Pays again for the order of the payment that the provider returned from. */
export const returnActions: Actions = {
  'pay-order': {
    call: ({ query }) => send('post', '/api/payments/{token}/pay', { params: { token: query.get('payment') ?? '' } }),
    leave: toProvider,
  },
};

/** Adds the order's items to the cart again. */
const reorder = (callOf: Action['call']): Action => ({
  call: callOf,
  isQueued: true,
  after: (answer, { auth }) => keepCart(answer as Cart, auth),
  to: () => '/Checkout',
  addsEntry: true,
});

const linkToken = ({ query }: ActionInput) => query.get('order') ?? '';

export const confirmationActions: Actions = {
  'pay-order': payByLink(linkToken),
  'cancel-order': {
    changesStock: true,
    call: (input) => send('post', '/api/order/by-link/{token}/cancel', { params: { token: linkToken(input) } }),
  },
  reorder: reorder((input) =>
    send('post', '/api/order/by-link/{token}/reorder', { params: { token: linkToken(input) } }),
  ),
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
    changesStock: true,
    call: (input) => send('post', '/api/order/{number}/cancel', { params: { number: number(input) } }),
  },
  reorder: reorder((input) => send('post', '/api/order/{number}/reorder', { params: { number: number(input) } })),
};
