// @vitest-environment jsdom
// The page that a payment provider redirects back to: its text for each payment state, and that it polls while the state is
// unknown.
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadOwn, type OwnAnswers } from '@/api/own';
import { openPage } from '@/lib/page.testing';
import { PaymentReturn } from './PaymentReturn';
import { resultCalls } from './returnCalls';

const box = document.createElement('div');
let root: Root;
/** Null for an unknown payment; a number for another status, of which 0 is no network. */
let answers: ({ state: string } | number | null)[];
const asked: string[] = [];

vi.stubGlobal('fetch', async (path: string) => {
  asked.push(path);
  const next = answers.length > 1 ? answers.shift() : answers[0];
  if (next === 0) throw new TypeError('no network');
  if (typeof next === 'number')
    return new Response(JSON.stringify({ isSuccess: false, message: '' }), { status: next });
  if (!next)
    return new Response(JSON.stringify({ isSuccess: false, message: '', code: 'error-not-found' }), { status: 404 });
  const data = { ...next, orderNumber: 'K7TX2M', amountMinor: 4840, currency: 'EUR' };
  return new Response(JSON.stringify({ isSuccess: true, message: '', data }), { status: 200 });
});

async function open(): Promise<void> {
  let own: OwnAnswers | null = null;
  root = await openPage(box, <PaymentReturn />, async ({ request }) => {
    own = await loadOwn(() => resultCalls('a token'), request.signal, own);
    return { own };
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
});

it.each([
  ['succeeded', 'pay-succeeded'],
  ['refunded', 'pay-succeeded'],
  ['failed', 'pay-failed'],
  ['cancelled', 'pay-failed'],
  ['open', 'pay-failed'],
])('shows for a payment that is %s: %s, and stops polling', async (state, title) => {
  answers = [{ state }];
  await open();
  expect(box.querySelector('h1')?.textContent).toBe(title);
  expect(box.textContent).toContain('48.40 €');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveLength(1);
});

it('pays again by a form that works without JavaScript', async () => {
  answers = [{ state: 'failed' }];
  await open();
  const form = box.querySelector<HTMLFormElement>('form:has([name=intent][value=pay-order])');
  expect([form?.method, form?.hasAttribute('action')]).toEqual(['post', false]);
  expect(form?.querySelector('button')?.type).toBe('submit');
});

it('polls while a payment is processed, and shows the result', async () => {
  answers = [{ state: 'processing' }, { state: 'processing' }, { state: 'succeeded' }];
  await open();
  expect(box.querySelector('h1')?.textContent).toBe('pay-processing');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(box.querySelector('h1')?.textContent).toBe('pay-succeeded');
  expect(asked[0]).toContain('/api/payments/result?payment=a%20token');
});

it.each([0, 503])('continues to poll after a poll that fails with %d, without claiming anything', async (status) => {
  answers = [{ state: 'processing' }, status, { state: 'succeeded' }];
  await open();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(box.querySelector('h1')?.textContent).toBe('pay-processing');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(box.querySelector('h1')?.textContent).toBe('pay-succeeded');
});

it('says that it cannot be loaded, with a retry, and polls', async () => {
  answers = [503, { state: 'processing' }];
  await open();
  expect(box.querySelector('[role=alert]')?.textContent).toContain('failed-text');
  expect([...box.querySelectorAll('button')].map((button) => button.textContent)).toEqual(['failed-retry']);
  expect(box.textContent).not.toContain('pay-unknown-text');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(box.querySelector('h1')?.textContent).toBe('pay-processing');
});

it('polls for at most a minute', async () => {
  answers = [{ state: 'processing' }];
  await open();
  for (let turn = 0; turn < 30; turn += 1) await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(asked).toHaveLength(21);
  expect(box.textContent).toContain('pay-processing-text');
});

it('shows an error for an unknown payment, without claiming that there is an order', async () => {
  answers = [null];
  await open();
  expect(box.querySelector('h1')?.textContent).toBe('pay-error');
  expect(box.textContent).toContain('pay-unknown-text');
  expect(box.textContent).not.toContain('pay-error-text');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveLength(1);
});
