// @vitest-environment jsdom
// The pages of a return as the router shows them: the calls of each URL, the preview before submitting, and the redirects between
// the steps.
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Result } from '@/api/call';
import { frames } from '@/lib/frames.testing';
import { type Page, PageProvider } from '@/lib/page';
import { openPage, testShop } from '@/lib/page.testing';
import type { Shop } from '@/lib/shop';
import { ReturnPage } from './ReturnPage';
import { ReturnStatus } from './ReturnStatus';
import type { OrderReturns, ReturnOptions, ReturnPreview, ReturnView } from './shapes';
import { WithdrawPage } from './WithdrawPage';

Object.assign(testShop as Record<keyof Shop, unknown>, {
  returnDays: 100,
  legal: { email: 'shop@example.com' },
});

const line = {
  position: 1,
  name: 'Tee',
  brand: null,
  picture: null,
  size: 'M',
  color: 'Rust',
  quantity: 2,
  returnable: 2,
  requested: 0,
  unitMinor: 1500,
  totalMinor: 3000,
  isGift: false,
  exchanges: [
    { variantId: 77, size: 'L', color: 'Rust', available: true },
    { variantId: 78, size: 'S', color: 'Rust', available: false },
  ],
};
const options: ReturnOptions = {
  number: 'K7TX2M9QAB',
  invoiceNumber: 'SI-2026-000001',
  email: 'ana@example.com',
  placedOn: '22 November 2026',
  currency: 'EUR',
  lines: [line, { ...line, position: 2, name: 'Leggings', returnable: 0, exchanges: [] }],
  reasons: [
    { code: 'too-small', label: 'Too small', needsPhotos: false, isAllowed: true, note: null },
    { code: 'damaged', label: 'Damaged', needsPhotos: true, isAllowed: true, note: 'We repair it, too' },
  ],
  ways: [{ code: 'label', label: 'By courier', text: '' }],
  until: '3 March 2027',
  withdrawalUntil: '6 December 2026',
  why: null,
  wantsAccount: false,
};
const preview: ReturnPreview = {
  refundMinor: 2500,
  shippingRefundMinor: 350,
  lost: [{ title: 'Third for free', amountMinor: 850 }],
  keptMinor: 1500,
};

const box = document.createElement('div');
let root: Root | null = null;

beforeEach(() => document.body.append(box));
afterEach(() => {
  act(() => root?.unmount());
  box.remove();
});

const good = (data: unknown): Result<unknown> => ({ ok: true, status: 200, data, message: '' });
const bad = (status: number, message: string): Result<unknown> => ({
  ok: false,
  status,
  code: '',
  message,
  errors: [],
});
const text = (selector: string) => box.querySelector(selector)?.textContent ?? '';
const links = () => [...box.querySelectorAll('a')].map((link) => link.getAttribute('href'));

async function open(
  element: 'return' | 'withdrawal' | 'status',
  query: string,
  answers: Record<string, Result<unknown>>,
) {
  const page = {
    path: { return: '/guest/return', withdrawal: '/withdrawal', status: '/return/SI-2026-000001' }[element],
    params: { invoice: 'SI-2026-000001' },
    query: new URLSearchParams(query),
    status: 200,
  } as unknown as Page;
  const shown = { return: <ReturnPage />, withdrawal: <WithdrawPage />, status: <ReturnStatus /> }[element];
  root = await openPage(box, <PageProvider page={page}>{shown}</PageProvider>, async () => ({
    own: { owner: '', answers },
  }));
}

it('without an order the page asks for its number and a detail known to its owner', async () => {
  await open('return', '', {});
  expect(text('h1')).toBe('return-title');
  expect([...box.querySelectorAll('input:not([type=hidden])')].map((input) => input.getAttribute('name'))).toEqual([
    'orderNumber',
    'contact',
  ]);
});

it('if the details give limited access only, the page says so and asks for more', async () => {
  await open('return', 'order=limited', { options: bad(409, 'Please enter the email address') });
  expect(text('[role=alert]')).toBe('Please enter the email address');
  expect(box.querySelector('[name=orderNumber]')).not.toBeNull();
});

it('lines are selected by pieces and by exchange, as far as available', async () => {
  await open('return', 'order=secret', { options: good(options) });
  const take = box.querySelector<HTMLSelectElement>('#take-1');
  expect([...(take?.options ?? [])].map(({ value }) => value)).toEqual(['1:0', '1:1', '1:2']);
  expect(take?.value).toBe('1:0');
  const swap = box.querySelector<HTMLSelectElement>('#swap-1');
  expect([...(swap?.options ?? [])].map(({ value }) => value)).toEqual(['1:', '1:77']);
  expect(box.querySelector('#take-2')).toBeNull();
  expect(box.textContent).toContain('return-line-over');
  const form = box.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/guest/return']);
  expect(form?.querySelector<HTMLInputElement>('[name=order]')?.value).toBe('secret');
});

it('an empty selection is rejected with the focus on the error', async () => {
  await open('return', 'order=secret', { options: good(options) });
  await act(async () => box.querySelector('form')?.requestSubmit());
  expect(text('[role=alert]')).toBe('return-choose-missing');
  await act(frames);
  expect(document.activeElement?.textContent).toBe('return-choose-missing');
});

it('an empty selection is rejected without JavaScript, too', async () => {
  await open('return', 'order=secret&take=1:0', { options: good(options) });
  expect(text('[role=alert]')).toBe('return-choose-missing');
});

it('a selection is shown again to be changed, as far as it is available', async () => {
  await open('return', 'order=secret&take=1:2&swap=1:77&change=1', { options: good(options) });
  expect(text('[role=alert]')).toBe('');
  expect(box.querySelector<HTMLSelectElement>('#take-1')?.value).toBe('1:2');
  expect(box.querySelector<HTMLSelectElement>('#swap-1')?.value).toBe('1:77');
  act(() => root?.unmount());
  await open('return', 'order=secret&take=1:9&swap=1:78&change=1', { options: good(options) });
  expect(box.querySelector<HTMLSelectElement>('#take-1')?.value).toBe('1:2');
  expect(box.querySelector<HTMLSelectElement>('#swap-1')?.value).toBe('1:');
});

it('the second step leads back with the selection', async () => {
  await open('return', 'order=secret&take=1:1&swap=1:77', { options: good(options), preview: good(preview) });
  expect(links()).toContain('/guest/return?order=secret&take=1%3A1&swap=1%3A77&change=1');
  act(() => root?.unmount());
  await open('withdrawal', 'order=secret&take=1:1', { options: good(options), preview: good(preview) });
  expect(links()).toContain('/withdrawal?order=secret&take=1%3A1&change=1');
});

it('the refund is previewed: goods, lost discounts, shipping, and the total', async () => {
  await open('return', 'order=secret&take=1:1', { options: good(options), preview: good(preview) });
  const rows = [...box.querySelectorAll('dl > div')].map((row) => row.textContent);
  expect(rows).toEqual([
    'return-preview-items30.00 €',
    'return-preview-lost−8.50 €',
    'cart-shipping3.50 €',
    'return-preview-total25.00 €',
    'return-preview-kept15.00 €',
  ]);
});

it('each line needs a reason, and damage needs photographs', async () => {
  await open('return', 'order=secret&take=1:1', { options: good(options), preview: good(preview) });
  expect(box.querySelector('[type=file]')).toBeNull();
  const reason = box.querySelector<HTMLSelectElement>('select[name="line1.reason"]') as HTMLSelectElement;
  act(() => {
    reason.value = 'damaged';
    reason.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(box.querySelector('[type=file]')?.getAttribute('id')).toBe('return-line1.photos');
  expect(box.textContent).toContain('We repair it, too');
});

it('an order that cannot be returned shows why and what is possible', async () => {
  await open('return', 'order=secret', {
    options: good({ ...options, why: 'It has not been delivered yet.', lines: [] }),
  });
  expect(text('h1 + p')).toBe('It has not been delivered yet.');
  expect(links()).toContain('mailto:shop@example.com');
  expect(box.querySelector('form')).toBeNull();
});

it('an inaccessible order is reported', async () => {
  await open('return', 'order=gone', { options: bad(404, 'Not found') });
  expect(text('[role=alert]')).toContain('Not found');
});

it.each(['return', 'withdrawal', 'status'] as const)(
  '%s: an order that cannot be loaded right now is not reported as missing',
  async (name) => {
    await open(name, 'order=secret', { [name === 'status' ? 'returns' : 'options']: bad(503, '') });
    expect(text('[role=alert]')).toBe('failed-textfailed-retry');
    expect(box.querySelector('[name=orderNumber]')).toBeNull();
  },
);

it('a withdrawal starts with everything selected, needs no reason, and is confirmed in a second step', async () => {
  await open('withdrawal', 'order=secret', { options: good(options) });
  expect(box.querySelector<HTMLSelectElement>('#take-1')?.value).toBe('1:2');
  expect(box.querySelector('[name=swap]')).toBeNull();
  expect(text('form button')).toBe('footer-withdraw');
  act(() => root?.unmount());
  await open('withdrawal', 'order=secret&take=1:2', { options: good(options), preview: good(preview) });
  expect(text('h1')).toBe('withdrawal-confirm-title');
  expect(box.querySelector<HTMLInputElement>('[name=intent]')?.value).toBe('withdrawal');
  expect(box.querySelectorAll('select, textarea')).toHaveLength(0);
  expect(text('form button[type=submit]')).toBe('withdrawal-confirm');
});

it('pieces of an open return stay in it unless they are selected, and the confirmation says that the withdrawal replaces the return', async () => {
  const lines = [{ ...line, requested: 1 }];
  await open('withdrawal', 'order=secret', { options: good({ ...options, lines }) });
  expect(box.textContent).toContain('return-line-requested');
  expect(box.textContent).toContain('withdrawal-requested');
  expect(box.querySelector<HTMLSelectElement>('#take-1')?.value).toBe('1:1');
  for (const [pieces, isShown] of [
    [1, false],
    [2, true],
  ] as const) {
    act(() => root?.unmount());
    const answers = { options: good({ ...options, lines }), preview: good(preview) };
    await open('withdrawal', `order=secret&take=1:${pieces}`, answers);
    expect(box.textContent?.includes('withdrawal-replaces')).toBe(isShown);
  }
});

it('if all pieces are in returns, all are preselected for a withdrawal', async () => {
  const lines = [{ ...line, requested: 2 }];
  await open('withdrawal', 'order=secret', { options: good({ ...options, lines }) });
  expect(box.querySelector<HTMLSelectElement>('#take-1')?.value).toBe('1:2');
});

it('if nothing is left to withdraw from, the page links to returns', async () => {
  const lines = [{ ...line, returnable: 0 }];
  await open('withdrawal', 'order=secret', { options: good({ ...options, lines, why: 'Nothing is left' }) });
  expect(text('h1 + p')).toBe('Nothing is left');
  expect(links()).toEqual(['/return/SI-2026-000001?order=secret']);
});

it('after the legal period the page links to the shop’s own returns', async () => {
  await open('withdrawal', 'order=secret', { options: good({ ...options, withdrawalUntil: null }) });
  expect(text('h1')).toBe('withdrawal-over-title');
  expect(links()).toEqual(['/guest/return?order=secret']);
});

const view: ReturnView = {
  number: 'R7K3QX9M2TB',
  kind: 'return',
  status: 'approved',
  label: 'Approved',
  steps: [
    { status: 'requested', label: 'Requested For Return', at: '22 November 2026', isDone: true },
    { status: 'approved', label: 'Approved', at: '23 November 2026', isDone: true },
    { status: 'received', label: 'Received', at: null, isDone: false },
  ],
  lines: [{ position: 1, name: 'Tee', size: 'M', quantity: 1, reason: 'Too small', exchange: null }],
  refundMinor: 0,
  reasonRefused: null,
  labelPath: '/return/R7K3QX9M2TB/label?token=t',
  declaredAt: null,
  canWithdraw: true,
};
const returns = (one: Partial<ReturnView> = {}): OrderReturns => ({
  number: 'K7TX2M9QAB',
  invoiceNumber: 'SI-2026-000001',
  currency: 'EUR',
  returns: [{ ...view, ...one }],
});

it('a return shows its status and label, and can be cancelled before it is sent', async () => {
  await open('status', 'order=secret&done=return', { returns: good(returns()) });
  expect(text('[role=status]')).toBe('return-done');
  expect([...box.querySelectorAll('.return-steps li')].map((step) => step.textContent)).toEqual([
    'Requested For Return22 November 2026',
    'Approved23 November 2026',
    'Received',
  ]);
  expect(text('[aria-current=step] span')).toBe('Approved');
  expect(links()).toEqual(['/return/R7K3QX9M2TB/label?token=t']);
  expect(box.querySelector<HTMLInputElement>('form [name=intent]')?.value).toBe('return-take-back');
});

it('a sent return cannot be cancelled, and a refusal has its reason', async () => {
  await open('status', 'order=secret', {
    returns: good(returns({ canWithdraw: false, labelPath: null, reasonRefused: 'Worn' })),
  });
  expect(box.querySelector('form')).toBeNull();
  expect(box.textContent).toContain('return-refused');
});

it('a visitor without the order’s link is asked for the owner’s details', async () => {
  vi.stubGlobal('scrollTo', () => {});
  await open('status', '', {});
  expect(box.querySelector<HTMLInputElement>('[name=orderNumber]')?.value).toBe('SI-2026-000001');
});
