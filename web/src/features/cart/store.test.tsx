// @vitest-environment jsdom
// The cart in the browser: serialised changes, the number of items in all tabs, and the effects of signing in.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Cart, CartLine } from '@/api/types';
import { signIn, signOut } from '@/lib/auth';
import { expectGa4 } from '@/lib/ga4.testing';
import { notices } from '@/lib/notices';
import { openShop, type Shop } from '@/lib/shop';
import { addToCart, setQuantity } from './changes';
import { cartKey, startCart, useCartPieces } from './store';
import { useCart } from './useCart';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Call = { method: string; path: string; body: { variantId?: number; quantity?: number }; key?: string };
const calls: Call[] = [];
let answer: (call: Call) => Promise<{ status: number; body: object }> | { status: number; body: object };

// Like a browser: an aborted call rejects.
vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
  const key = (init.headers as Record<string, string>)['idempotency-key'];
  const call = { method: init.method ?? 'GET', path, body: init.body ? JSON.parse(String(init.body)) : {}, key };
  calls.push(call);
  const givenUp = new Promise<never>((_resolve, reject) =>
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  );
  const { status, body } = await Promise.race([answer(call), givenUp]);
  return new Response(JSON.stringify(body), { status });
});

const line = (variantId: number, wanted: number) =>
  ({
    variantId,
    id: variantId,
    name: `Tee ${variantId}`,
    brand: { slug: 'osnova', name: 'Osnova' },
    categoriesArr: ['Women', 'Tees'],
    color: 'Ink',
    size: 'M',
    other: null,
    currency: 'EUR',
    unitPrice: 1990,
    discountPrice: 1490,
    quantity: wanted,
    wanted,
  }) as unknown as CartLine;

const cartOf = (...lines: CartLine[]) => ({ lines, pieces: 0, goodsMinor: 0 }) as unknown as Cart;
const envelope = (data: unknown, message = '') => ({ status: 200, body: { isSuccess: true, message, data } });
const refused = {
  status: 409,
  body: { isSuccess: false, message: 'Sold out.', data: null, code: 'error-cart-sold-out' },
};

const reload = vi.fn(async () => {});
let state: { pieces: number | null; cart: Cart | null };
function Eye({ loaded = null }: { loaded?: Cart | null }) {
  state = { pieces: useCartPieces(), cart: useCart(loaded, reload) };
  return null;
}

const root = createRoot(document.createElement('div'));
afterAll(() => act(() => root.unmount()));

beforeEach(async () => {
  openShop({ countryId: 3, language: { id: 1, code: 'en', locale: 'en' } } as Shop);
  calls.length = 0;
  reload.mockClear();
  window.dataLayer = [];
  answer = () => envelope(cartOf());
  await act(async () => {
    localStorage.clear();
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
    document.cookie = 'cart=; Max-Age=0';
    signOut();
    root.render(<Eye key={Math.random()} />);
  });
});

it('shows the response to a change, and pushes it in the format of GA4', async () => {
  answer = () => envelope(cartOf(line(7, 2)));
  await act(async () => void (await addToCart(7, 2)));
  expect(state.cart?.lines).toHaveLength(1);
  const expected = {
    event: 'add_to_cart',
    ecommerce: {
      currency: 'EUR',
      value: 29.8,
      items: [
        {
          item_id: '7',
          item_name: 'Tee 7',
          item_brand: 'Osnova',
          item_category: 'Women',
          item_category2: 'Tees',
          item_variant: 'Ink / M',
          price: 14.9,
          quantity: 2,
        },
      ],
    },
  };
  expect(window.dataLayer).toEqual([{ ecommerce: null }, expected]);
  expectGa4(window.dataLayer ?? []);
});

it('changes nothing and pushes nothing when the server refuses', async () => {
  answer = () => refused;
  let result: { ok: boolean } | undefined;
  await act(async () => {
    result = await addToCart(7);
  });
  expect(result?.ok).toBe(false);
  expect([state.cart, window.dataLayer]).toEqual([null, []]);
});

it('sends one change after the other', async () => {
  const waiting: (() => void)[] = [];
  answer = (call) =>
    new Promise((resolve) => waiting.push(() => resolve(envelope(cartOf(line(7, call.body.quantity ?? 0))))));
  const both = Promise.all([setQuantity(line(7, 1), 2), setQuantity(line(7, 2), 3)]);
  await act(async () => {});
  expect(calls).toHaveLength(1);
  await act(async () => waiting.shift()?.());
  expect(calls).toHaveLength(2);
  await act(async () => waiting.shift()?.());
  await act(async () => void (await both));
  expect(state.cart?.lines[0]?.wanted).toBe(3);
});

it('times out a change after fifteen seconds, and sends the next one', async () => {
  const over = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(over.signal);
  answer = (call) =>
    call.body.quantity === 2 ? new Promise(() => {}) : envelope(cartOf(line(7, call.body.quantity ?? 0)));
  const [hung, next] = [setQuantity(line(7, 1), 2), setQuantity(line(7, 1), 3)];
  await act(async () => {});
  expect(calls).toHaveLength(1);
  expect(limit.mock.calls).toEqual([[15_000]]);
  await act(async () => over.abort());
  expect(await hung).toMatchObject({ ok: false, status: 0 });
  expect(await next).toMatchObject({ ok: true });
  expect(state.cart?.lines[0]?.wanted).toBe(3);
  limit.mockRestore();
});

it('adds again under the same key after a time-out, and under a new one once the cart has changed', async () => {
  const over = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(over.signal);
  answer = () => new Promise(() => {});
  const hung = addToCart(7);
  await act(async () => {});
  await act(async () => over.abort());
  expect(await hung).toMatchObject({ ok: false, status: 0 });
  // The server is still at work on the first call.
  answer = () => ({ status: 409, body: { isSuccess: false, data: null, code: 'error-idempotency-pending' } });
  await act(async () => void (await addToCart(7)));
  answer = () => envelope(cartOf(line(7, 1)));
  await act(async () => void (await addToCart(7)));
  await act(async () => void (await addToCart(7)));
  const [first, ...later] = calls.map(({ key }) => key);
  expect(first).toMatch(/./);
  expect(later).toEqual([first, first, expect.not.stringMatching(`^${first}$`)]);
  limit.mockRestore();
});

it('adds under a new key when another tab has changed the cart since', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  await act(async () => void (await addToCart(7)));
  localStorage.setItem(cartKey, JSON.stringify({ owner: '', pieces: 4, change: 'other tab' }));
  await act(async () => void (await addToCart(7)));
  expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
});

it("counts a guest's pieces in the cookie, also when it is malformed", async () => {
  for (const [cookie, pieces] of [
    ['v1~7.2.1490~9.1', 3],
    ['v2~7.2', 0],
    ['v1~~x.y', 0],
  ] as const) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
    document.cookie = `cart=${cookie}`;
    await act(async () => root.render(<Eye key={Math.random()} />));
    expect(state.pieces).toBe(pieces);
  }
});

it('is loaded again when another tab has changed it', async () => {
  await act(async () => root.render(<Eye key="page" loaded={cartOf(line(7, 1))} />));
  expect(reload).not.toHaveBeenCalled();
  const other = JSON.stringify({ owner: '', pieces: 4, change: 'other tab' });
  await act(async () => {
    localStorage.setItem(cartKey, other);
    window.dispatchEvent(new StorageEvent('storage', { key: cartKey, storageArea: localStorage }));
  });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('merges what was added before the sign-in, and announces it', async () => {
  await act(async () => startCart());
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'cart=v1~7.2';
  answer = () => envelope(cartOf(line(7, 2)), 'Merged.');
  await act(async () => signIn({ id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00Z' }));
  expect(calls.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual(['POST /api/cart/merge']);
  expect(notices.current()?.text).toBe('Merged.');
  expect(state.pieces).toBe(2);
});
