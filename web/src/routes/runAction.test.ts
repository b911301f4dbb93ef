// @vitest-environment jsdom
// A form's action in the browser after the response: its redirect, within the shop or elsewhere, and its notice.
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { send } from '@/api/send';
import { notices } from '@/lib/notices';
import { setOwnParameters } from '@/lib/paths';
import { openShop, type Shop } from '@/lib/shop';
import type { Action } from './actions';
import { browserContext } from './browserLoader';
import { runAction } from './runAction';

const shop = { prefix: '', countryId: 3, language: { id: 1 } } as unknown as Shop;
const answer = { redirectUrl: null as string | null, path: '/OrderConfirmation?order=secret' };

vi.stubGlobal('fetch', async () => {
  const body = { isSuccess: true, message: 'Thank you', data: answer };
  return new Response(JSON.stringify(body), { status: 200 });
});

const action: Action = {
  call: () => send('post', '/api/auth/logout'),
  leave: (given) => (given as typeof answer).redirectUrl,
  to: (_input, given) => (given as typeof answer).path,
};

async function run(of: Action): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(browserContext, { shop } as never);
  const body = new URLSearchParams({ intent: 'place', formKey: 'k' });
  const request = new Request('http://si.localhost/Checkout?step=payment', { method: 'POST', body });
  const args = { request, params: {}, context } as unknown as ActionFunctionArgs;
  return (await runAction({}, async () => ({ place: of }), args)) as Response;
}

beforeEach(() => {
  openShop(shop);
  setOwnParameters(['step']);
  answer.redirectUrl = null;
  const current = notices.current();
  if (current) notices.dismiss(current.id);
});

it('leads to the page that the answer names, and tells what was done', async () => {
  const response = await run(action);
  expect(response.headers.get('location')).toBe('/OrderConfirmation?order=secret');
  expect(notices.current()?.text).toBe('Thank you');
});

it('leads out of the shop when the answer says so, as a new document', async () => {
  answer.redirectUrl = 'https://pay.example/session';
  const response = await run(action);
  expect(response.headers.get('location')).toBe('https://pay.example/session');
  expect(response.headers.get('x-remix-reload-document')).toBe('true');
  expect(notices.current()).toBeNull();
});

it('hands on the answer, and leaves the telling to a page that does it', async () => {
  const after = vi.fn();
  await run({ ...action, after, isQuiet: true });
  expect(after).toHaveBeenCalledWith(answer);
  expect(notices.current()).toBeNull();
});
