// @vitest-environment jsdom
// The page that a payment provider redirects back to: its text for each payment state, and that it polls while the state is
// unknown.
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadOwn } from '@/api/own';
import { openPage } from '@/lib/page.testing';
import { PaymentReturn } from './PaymentReturn';
import { resultCalls } from './returnCalls';

const box = document.createElement('div');
let root: Root;
let answers: ({ state: string } | null)[];
const asked: string[] = [];

vi.stubGlobal('fetch', async (path: string) => {
  asked.push(path);
  const next = answers.length > 1 ? answers.shift() : answers[0];
  if (!next)
    return new Response(JSON.stringify({ isSuccess: false, message: '', code: 'error-not-found' }), { status: 404 });
  const data = { ...next, orderNumber: 'K7TX2M', amountMinor: 4840, currency: 'EUR' };
  return new Response(JSON.stringify({ isSuccess: true, message: '', data }), { status: 200 });
});

async function open(): Promise<void> {
  root = await openPage(box, <PaymentReturn />, async ({ request }) => ({
    own: await loadOwn(() => resultCalls('a token'), request.signal),
  }));
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
});
