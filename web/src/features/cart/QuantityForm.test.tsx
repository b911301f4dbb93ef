// @vitest-environment jsdom
// The quantity of a cart line: changes during a request, and what the input shows after it.
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartLine } from '@/api/types';
import { until } from '@/lib/until.testing';
import { openWithActions, type RenderedPage, settle } from '@/routes/actions.testing';
import { checkoutActions } from '@/routes/checkoutActions';
import { QuantityForm } from './QuantityForm';

let saved: number;
const sent: number[] = [];
/** Answer the requests, in their order. */
let answers: ((isAccepted: boolean) => void)[];
let box: HTMLElement;
let root: Root;
let router: RenderedPage['router'];

function Line() {
  const { quantity } = useLoaderData<{ quantity: number }>();
  const line = { variantId: 7, quantity, wanted: quantity, maxQuantity: 9, categoriesArr: [] } as unknown as CartLine;
  return <QuantityForm line={line} label="Quantity" />;
}

vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
  const { quantity } = JSON.parse(String(body));
  sent.push(quantity);
  const isAccepted = await new Promise<boolean>((resolve) => answers.push(resolve));
  const refusal = { isSuccess: false, message: 'Sold out.', data: null, code: 'error-cart-sold-out' };
  if (!isAccepted) return new Response(JSON.stringify(refusal), { status: 409 });
  saved = quantity;
  return new Response(JSON.stringify({ isSuccess: true, message: '', data: { lines: [] } }));
});

beforeEach(async () => {
  saved = 2;
  sent.length = 0;
  answers = [];
  box = document.body.appendChild(document.createElement('div'));
  const loader = () => ({ quantity: saved });
  ({ root, router } = await openWithActions(box, <Line />, checkoutActions, { loader }));
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

const input = () => box.querySelector('input[type=number]') as HTMLInputElement;
const press = (sign: string) =>
  act(async () => [...box.querySelectorAll('button')].find((button) => button.textContent === sign)?.click());
/** Enters a number and leaves the input. */
const type = (quantity: string) =>
  act(async () => {
    input().value = quantity;
    input().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
const answer = async (isAccepted: boolean) => {
  await until(() => expect(answers).not.toHaveLength(0));
  await act(async () => answers.shift()?.(isAccepted));
};

it('sends the last quantity that was wanted during a request', async () => {
  await press('+');
  await press('+');
  await press('+');
  expect(input().value).toBe('5');
  await answer(true);
  await answer(true);
  await settle(router);
  expect([input().value, sent, saved]).toEqual(['5', [3, 5], 5]);
});

it("shows the cart's quantity again after a refusal", async () => {
  await type('8');
  await type('8');
  await answer(false);
  await settle(router);
  expect([input().value, sent]).toEqual(['2', [8]]);
});

it('shows the quantity that was sent instead of an impossible one', async () => {
  await type('40');
  expect(input().value).toBe('9');
  await answer(true);
  await settle(router);
  await type('30');
  expect([input().value, sent]).toEqual(['9', [9]]);
});

it('keeps the focus in the input', async () => {
  const field = input();
  field.focus();
  await type('4');
  await answer(true);
  await settle(router);
  expect(document.activeElement).toBe(field);
});

it('keeps a number that is being typed when a request ends', async () => {
  await press('+');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), '7');
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await answer(true);
  await settle(router);
  expect([input().value, sent]).toEqual(['7', [3]]);
  await act(async () => input().form?.requestSubmit());
  await answer(true);
  await settle(router);
  expect([input().value, sent, saved]).toEqual(['7', [3, 7], 7]);
});
