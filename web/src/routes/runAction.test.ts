// @vitest-environment jsdom
// A form's action in the browser after the response: its redirect, within the shop or elsewhere, and its notice.
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { send } from '@/api/send';
import { notices } from '@/lib/notices';
import { setOwnParameters } from '@/lib/paths';
import { redirectToSite } from '@/lib/redirectToSite';
import { openShop, type Shop } from '@/lib/shop';
import type { Action } from './actions';
import { browserContext } from './browserLoader';
import { runAction } from './runAction';

const shop = { prefix: '', countryId: 3, language: { id: 1 } } as unknown as Shop;
const answer = { redirectUrl: null as string | null, path: '/OrderConfirmation?order=secret' };

let status = 200;
const navigate = vi.fn();
const expire = vi.fn();
vi.mock('@/lib/redirectToSite', () => ({ redirectToSite: vi.fn(async () => {}) }));

vi.stubGlobal('fetch', async () => {
  const body = { isSuccess: status === 200, message: 'Thank you', data: answer };
  return new Response(JSON.stringify(body), { status });
});

const action: Action = {
  call: () => send('post', '/api/auth/logout'),
  leave: { field: '/redirectUrl' },
  to: (_input, given) => (given as typeof answer).path,
};

async function run(of: Action) {
  const context = new RouterContextProvider();
  context.set(browserContext, { shop, translator: { t: (id: string) => id }, navigate, expire } as never);
  const body = new URLSearchParams({ intent: 'place', formKey: 'k' });
  const request = new Request('http://si.localhost/Checkout?step=payment', { method: 'POST', body });
  const args = { request, params: {}, context } as unknown as ActionFunctionArgs;
  return await runAction({}, async () => ({ place: of }), args);
}

beforeEach(() => {
  openShop(shop);
  setOwnParameters(['step']);
  answer.redirectUrl = null;
  navigate.mockClear();
  expire.mockClear();
  const current = notices.current();
  if (current) notices.dismiss(current.id);
});

it('redirects to the page in the response, and shows a notice', async () => {
  await run(action);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/OrderConfirmation?order=secret', {
    replace: true,
    followsForm: true,
  });
  expect(notices.current()?.text).toBe('Thank you');
});

it('redirects out of the shop as a new document', async () => {
  answer.redirectUrl = 'https://pay.example/session';
  await run(action);
  expect(redirectToSite).toHaveBeenCalledExactlyOnceWith('https://pay.example/session');
  expect(navigate).not.toHaveBeenCalled();
  expect(notices.current()).toBeNull();
});

it('expires the public responses when it changes the stock', async () => {
  await run(action);
  expect(expire).not.toHaveBeenCalled();
  status = 409;
  await run({ ...action, changesStock: true });
  expect(expire).not.toHaveBeenCalled();
  status = 200;
  await run({ ...action, changesStock: true });
  expect(expire).toHaveBeenCalledOnce();
});

it('tells the other tabs, but not when the server refused', async () => {
  const change = () => localStorage.getItem('vitrina.change');
  localStorage.clear();
  status = 409;
  await run(action);
  expect(change()).toBeNull();
  status = 200;
  await run(action);
  expect(change()).not.toBeNull();
});

it('returns the response, and leaves the notice to a page that shows it', async () => {
  const after = vi.fn();
  await run({ ...action, after, isQuiet: true });
  expect(after).toHaveBeenCalledWith(answer, expect.objectContaining({ path: '/Checkout', auth: null }));
  expect(notices.current()).toBeNull();
});

it('redirects with a further history entry where the page is to be returned to', async () => {
  await run({ ...action, addsEntry: true });
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/OrderConfirmation?order=secret', {
    replace: false,
    followsForm: true,
  });
});

it('stays where the page shows the result itself', async () => {
  expect(await run({ ...action, staysInBrowser: true })).toMatchObject({ ok: true, message: 'Thank you' });
  expect(notices.current()).toBeNull();
});
