// @vitest-environment jsdom
// The cart through its forms' actions: changes one after the other, the number of pieces in all tabs, the effects of signing in.
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadOwn } from '@/api/own';
import type { Cart, CartLine } from '@/api/types';
import { AddToCart } from '@/features/cart/AddToCart';
import { cartCalls } from '@/features/cart/calls';
import { openDialog, startCart, useCartPieces, useOpenDialog } from '@/features/cart/store';
import { useCart, useSetQuantity } from '@/features/cart/useCart';
import { signIn, signOut } from '@/lib/auth';
import { expectGa4 } from '@/lib/ga4.testing';
import { notices } from '@/lib/notices';
import { until } from '@/lib/until.testing';
import { openWithActions, type RenderedPage, settle } from './actions.testing';
import { checkoutActions } from './checkoutActions';
import { layoutActions } from './layoutActions';

type Call = { method: string; path: string; body: { variantId?: number; quantity?: number }; key?: string };
/** Without the loader's. */
const calls: Call[] = [];
let answer: (call: Call) => Promise<{ status: number; body: object }> | { status: number; body: object };
/** The cart on the server. */
let saved: Cart;

// Like a browser: an aborted call rejects.
vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
  if (path.startsWith('/api/cart/related')) return new Response(JSON.stringify(envelope([]).body));
  if (path.startsWith('/api/cart?')) return new Response(JSON.stringify(envelope(saved).body));
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

/** Saves the cart and returns it, as the server does. */
function changed(...lines: CartLine[]) {
  saved = cartOf(...lines);
  return envelope(saved);
}

type Shown = {
  pieces: number | null;
  lines: CartLine[];
  drawer: Cart | null;
  sets: ReturnType<typeof useSetQuantity>[];
};
let shown: Shown;
function Eye() {
  const dialog = useOpenDialog();
  shown = {
    pieces: useCartPieces(),
    lines: useCart().data?.lines ?? [],
    drawer: dialog?.kind === 'drawer' ? dialog.cart : null,
    sets: [useSetQuantity(), useSetQuantity()],
  };
  return <AddToCart variantId={7} choices={[]} />;
}

let box: HTMLElement;
let root: Root;
let router: RenderedPage['router'];

async function open(): Promise<void> {
  box = document.body.appendChild(document.createElement('div'));
  const actions = { ...layoutActions, ...checkoutActions };
  const loader = async ({ request }: { request: Request }) => ({ own: await loadOwn(() => cartCalls, request.signal) });
  ({ root, router } = await openWithActions(box, <Eye />, actions, { loader }));
  calls.length = 0;
}

/** Presses the button that adds the product. */
async function add(): Promise<void> {
  act(() => box.querySelector('form')?.requestSubmit());
  await settle(router);
}

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = `cart=${text}`;
}

beforeEach(async () => {
  window.dataLayer = [];
  saved = cartOf();
  answer = () => envelope([]);
  localStorage.clear();
  setCookie('; Max-Age=0');
  signOut();
  openDialog(null);
  await open();
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

it('shows the response to adding, and pushes it in the format of GA4', async () => {
  answer = () => changed(line(7, 1));
  await add();
  expect(shown.drawer?.lines).toHaveLength(1);
  expect(shown.lines).toHaveLength(1);
  const expected = {
    event: 'add_to_cart',
    ecommerce: {
      currency: 'EUR',
      value: 14.9,
      items: [
        {
          item_id: '7',
          item_name: 'Tee 7',
          item_brand: 'Osnova',
          item_category: 'Women',
          item_category2: 'Tees',
          item_variant: 'Ink / M',
          price: 14.9,
          quantity: 1,
        },
      ],
    },
  };
  expect(window.dataLayer).toEqual([{ ecommerce: null }, expected]);
  expectGa4(window.dataLayer ?? []);
});

it('changes nothing and pushes nothing when the server refuses', async () => {
  answer = () => refused;
  await add();
  expect(box.querySelector('[role="alert"]')?.textContent).toBe('Sold out.');
  expect([shown.drawer, window.dataLayer]).toEqual([null, []]);
});

it('pushes the removal of a line', async () => {
  answer = () => changed();
  await act(async () => void (await shown.sets[0]?.set(line(7, 2), 0)));
  expect(window.dataLayer).toMatchObject([
    { ecommerce: null },
    { event: 'remove_from_cart', ecommerce: { value: 29.8 } },
  ]);
});

it('sends one change after the other', async () => {
  const waiting: (() => void)[] = [];
  answer = ({ body }) =>
    new Promise((resolve) => waiting.push(() => resolve(changed(line(body.variantId ?? 0, body.quantity ?? 0)))));
  const both = Promise.all([shown.sets[0]?.set(line(7, 1), 2), shown.sets[1]?.set(line(8, 1), 3)]);
  const called = () => calls.map(({ body }) => body.variantId);
  await until(() => expect(called()).toEqual([7]));
  waiting.shift()?.();
  await until(() => expect(called()).toEqual([7, 8]));
  waiting.shift()?.();
  await act(async () => void (await both));
  expect(shown.lines[0]?.wanted).toBe(3);
});

it('times out a change after fifteen seconds, and sends the next one', async () => {
  const over = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(over.signal);
  answer = ({ body }) => (body.quantity === 2 ? new Promise(() => {}) : changed(line(8, body.quantity ?? 0)));
  const [hung, next] = [shown.sets[0]?.set(line(7, 1), 2), shown.sets[1]?.set(line(8, 1), 3)];
  await until(() => expect(calls).toHaveLength(1));
  expect(limit.mock.calls).toEqual([[15_000]]);
  await act(async () => {
    over.abort();
    expect(await hung).toMatchObject({ ok: false, status: 0 });
    expect(await next).toMatchObject({ ok: true });
  });
  expect(shown.lines[0]?.wanted).toBe(3);
  limit.mockRestore();
});

it('adds again under the same key after a time-out, and under a new one once the cart has changed', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  await add();
  // The server is still at work on the first call.
  answer = () => ({ status: 409, body: { isSuccess: false, data: null, code: 'error-idempotency-pending' } });
  await add();
  answer = () => changed(line(7, 1));
  await add();
  await add();
  const [first, ...later] = calls.map(({ key }) => key);
  expect(first).toMatch(/./);
  expect(later).toEqual([first, first, expect.not.stringMatching(`^${first}$`)]);
});

it('adds under a new key when another tab has changed the cart since', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  await add();
  localStorage.setItem('vitrina.change', '"other tab"');
  await add();
  expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
});

it("counts a guest's pieces in the cookie, also when it is malformed, and after a change in another tab", async () => {
  for (const [cookie, pieces] of [
    ['v1~7.2.1490~9.1', 3],
    ['v2~7.2', 0],
    ['v1~~x.y', 0],
    ['v1~7.4', 4],
  ] as const) {
    await act(async () => {
      setCookie(cookie);
      localStorage.setItem('vitrina.change', JSON.stringify(cookie));
      window.dispatchEvent(new StorageEvent('storage', { key: 'vitrina.change', storageArea: localStorage }));
    });
    expect(shown.pieces).toBe(pieces);
  }
});

it('merges what was added before the sign-in, and announces it', async () => {
  await act(async () => startCart());
  setCookie('v1~7.2');
  answer = () => ({ ...envelope(cartOf(line(7, 2)), 'Merged.') });
  await act(async () => signIn({ id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00Z' }));
  await until(() => expect(notices.current()?.text).toBe('Merged.'));
  expect(calls.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual(['POST /api/cart/merge']);
  expect(shown.pieces).toBe(2);
});
