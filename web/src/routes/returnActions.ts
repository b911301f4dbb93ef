// The form actions of tracking, returns and withdrawals. The URL of the page contains the order and the selected items.
import { send } from '@/api/send';
import { orderNameOf } from '@/features/returns/calls';
import { fieldOf } from '@/features/returns/reasonForm';
import { chosenOf } from '@/features/returns/selection';
import type { Action, ActionInput, Actions } from './actions';
import { payByLink } from './checkoutActions';

const isOwn = ({ path }: ActionInput) => path.toLowerCase().startsWith('/user/');
const nameOf = (input: ActionInput) => orderNameOf(input.query, input.params, isOwn(input)) ?? {};

/** The status page of the order's returns, which shows the result. */
const statusPage = (done: 'return' | 'withdrawal') => (input: ActionInput) => {
  const order = input.query.get('order');
  const query = new URLSearchParams({ ...(order && { order }), done });
  return `/return/${encodeURIComponent(input.fields.text('invoice'))}?${query}`;
};

const findOrder: Action = {
  call: ({ fields }) => {
    const contact = fields.text('contact').trim();
    return send('post', '/api/order/track', {
      body: {
        number: fields.text('invoiceNumber') || fields.text('orderNumber'),
        ...(contact.includes('@') ? { email: contact } : { postalCode: contact }),
      },
    });
  },
  // Without JavaScript, the server appends the token from the response.
  to: ({ path }, answer) =>
    `${path}?order=${encodeURIComponent((answer as { token?: string } | undefined)?.token ?? '')}`,
  completes: 'token',
  isQuiet: true,
};

const request: Action = {
  call: (input) => {
    const { fields } = input;
    const lines = chosenOf(input.query).map(({ position, quantity, exchange }) => ({
      position,
      quantity,
      reason: fields.text(fieldOf(position, 'reason')),
      comment: fields.text(fieldOf(position, 'comment')),
      photoIds: fields
        .text(fieldOf(position, 'photos'))
        .split(',')
        .filter((id) => id !== ''),
      ...(exchange !== null && { exchangeVariantId: exchange }),
    }));
    return send('post', '/api/return/request', {
      body: { ...nameOf(input), lines, way: fields.text('way') },
    });
  },
  to: statusPage('return'),
  isQuiet: true,
};

const withdraw: Action = {
  call: (input) =>
    send('post', '/api/order/withdrawal', {
      body: {
        ...nameOf(input),
        lines: chosenOf(input.query).map(({ position, quantity }) => ({ position, quantity })),
        confirm: true,
      },
    }),
  to: statusPage('withdrawal'),
  isQuiet: true,
};

const takeBack: Action = {
  call: ({ fields, params }) => {
    const order = fields.text('order');
    const name = order ? { order } : { invoice: params.invoice ?? '' };
    return send('post', '/api/return/withdraw-request', { body: { ...name, number: fields.text('number') } });
  },
};

export const returnActions: Actions = {
  'find-order': findOrder,
  'return-request': request,
  withdrawal: withdraw,
  'return-take-back': takeBack,
  'pay-order': payByLink(({ query }) => query.get('order') ?? ''),
};
