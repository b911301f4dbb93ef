// @vitest-environment jsdom
// Wishlist state: a guest's list stays in the browser, a customer's is sent to the server, and changes rejected by the server are
// rolled back.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductCard } from '@/api/types';
import { signIn, signOut } from '@/lib/auth';
import { idsAsMessages } from '@/lib/i18n.testing';
import { notices } from '@/lib/notices';
import { openShop, type Shop } from '@/lib/shop';
import { dropCollected, mergeCollected } from './merge';
import { fetchWishes, toggleWish, useIsWished, useOffered, useWishCount } from './store';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { t } = idsAsMessages;
const session = { id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00Z' };
type Call = { method: string; path: string; body: unknown; credentials: unknown; token: string | null; key?: string };
const calls: Call[] = [];
let answer: (call: Call) => { status: number; body: object } | Promise<{ status: number; body: object }>;

vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
  const headers = init.headers as Record<string, string>;
  const body = init.body ? JSON.parse(String(init.body)) : undefined;
  const call = {
    method: init.method ?? 'GET',
    path,
    body,
    credentials: init.credentials,
    token: headers.authorization ?? null,
    key: headers['idempotency-key'],
  };
  calls.push(call);
  const { status, body: data } = await answer(call);
  return new Response(JSON.stringify(data), { status });
});

const envelope = (data: unknown, message = '') => ({ status: 200, body: { isSuccess: true, message, data } });
const refused = (status: number, code: string, message: string) => ({
  status,
  body: { isSuccess: false, message, data: null, code },
});

const listed = (ids: number[]) => envelope(ids.map((productId) => ({ productId, wishlistId: productId * 10 })));

/** Delays the response to the next call. */
function hold() {
  const late = { release: (_answer: { status: number; body: object }) => {} };
  answer = () => new Promise((resolve) => (late.release = resolve));
  return late;
}

let state = { count: null as number | null, wished: false, offered: 0 };
function Eye() {
  state = { count: useWishCount(), wished: useIsWished(7), offered: useOffered() };
  return null;
}

const root = createRoot(document.createElement('div'));
afterAll(() => act(() => root.unmount()));

beforeEach(async () => {
  openShop(shop);
  calls.length = 0;
  answer = () => envelope(null);
  await act(async () => {
    localStorage.clear();
    signOut();
    root.render(<Eye key={Math.random()} />);
  });
});

const shop = { countryId: 3, language: { id: 1, code: 'en', locale: 'en' } } as Shop;
const top = {
  id: 7,
  name: 'Ribbed top',
  categories: [],
  price: { currency: 'EUR', effectiveMinor: 2990 },
} as unknown as ProductCard;
const collectedKey = 'vitrina.wishlist.guest';

describe("a guest's wishlist button", () => {
  it('stays in this browser, makes no call, and announces the change', async () => {
    await act(() => toggleWish(top, t));
    expect(state).toMatchObject({ count: 1, wished: true, offered: 0 });
    expect(notices.current()).toMatchObject({ text: 'wishlist-added', good: true });
    await act(() => toggleWish(top, t));
    expect(state).toMatchObject({ count: 0, wished: false });
    expect(notices.current()).toMatchObject({ text: 'wishlist-removed' });
    expect(calls).toEqual([]);
  });

  it('reads only whole numbers out of what is stored', async () => {
    localStorage.setItem(collectedKey, '[7, 7, "8", null, -1, 1.5, 9]');
    await act(async () => root.render(<Eye key="again" />));
    expect(state.count).toBe(2);
  });
});

describe("a customer's wishlist button", () => {
  beforeEach(async () => {
    await act(async () => signIn(session));
  });

  it('is filled before the server responds, and keeps the response', async () => {
    let release = () => {};
    answer = () =>
      new Promise((resolve) => (release = () => resolve(envelope({ productId: 7, wishlistId: 70 }, 'There'))));
    let under: Promise<void> = Promise.resolve();
    await act(async () => {
      under = toggleWish(top, t);
    });
    expect(state).toMatchObject({ count: 1, wished: true });
    await act(async () => {
      release();
      await under;
    });
    expect(state).toMatchObject({ count: 1, wished: true });
    expect(notices.current()).toMatchObject({ text: 'There', good: true });
    expect(calls[0]).toMatchObject({ method: 'POST', body: { userId: 7, productId: 7, countryId: 3 } });
    expect(calls[0]).toMatchObject({ credentials: 'same-origin', token: null });

    answer = () => envelope(null, 'Gone');
    await act(() => toggleWish(top, t));
    expect(calls[1]).toMatchObject({ method: 'DELETE' });
    expect(calls[1]?.path).toMatch(/^\/api\/wishlist\/delete\/70\?/);
    expect(state).toMatchObject({ count: 0, wished: false });
  });

  it('is emptied again when the server refuses, and shows the reason', async () => {
    answer = () => refused(409, 'error-wishlist-full', 'Full');
    await act(() => toggleWish(top, t));
    expect(state).toMatchObject({ count: 0, wished: false });
    expect(notices.current()).toMatchObject({ text: 'Full', good: false });
  });

  it('is emptied again on a network error', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    await act(() => toggleWish(top, t));
    expect(state.wished).toBe(false);
    expect(notices.current()).toMatchObject({ text: 'wishlist-failed', good: false });
  });

  it('is added under the same key when the first answer was lost', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    await act(() => toggleWish(top, t));
    answer = () => envelope({ productId: 7, wishlistId: 70 });
    await act(() => toggleWish(top, t));
    expect(state.wished).toBe(true);
    expect(calls.map(({ key }) => key)).toEqual([calls[0]?.key, calls[0]?.key]);
    expect(calls[0]?.key).toMatch(/./);
  });

  it('shows pending changes in another tab, and reverts them there as well', async () => {
    const late = hold();
    let under: Promise<void> = Promise.resolve();
    await act(async () => {
      under = toggleWish(top, t);
    });
    // The state that another tab reads.
    const shared = JSON.parse(localStorage.getItem('vitrina.wishlist') ?? 'null');
    expect(shared).toEqual({ userId: 7, wishes: [{ productId: 7, wishlistId: 0, change: 'add' }] });
    await act(async () => {
      late.release(refused(503, 'error-unavailable', 'Busy'));
      await under;
    });
    expect(JSON.parse(localStorage.getItem('vitrina.wishlist') ?? 'null')).toEqual({ userId: 7, wishes: [] });
  });

  it('follows a list that another tab has changed', async () => {
    await act(async () => {
      localStorage.setItem('vitrina.wishlist', '{"userId":7,"wishes":[{"productId":7,"wishlistId":70}]}');
      window.dispatchEvent(new StorageEvent('storage', { key: 'vitrina.wishlist', storageArea: localStorage }));
    });
    expect(state).toMatchObject({ count: 1, wished: true });
  });

  it('is restored at its place when the server refuses the removal', async () => {
    answer = () => listed([9, 7, 8]);
    await act(() => fetchWishes());
    const late = hold();
    let under: Promise<void> = Promise.resolve();
    await act(async () => {
      under = toggleWish(top, t);
    });
    expect(state).toMatchObject({ count: 2, wished: false });
    await act(() => toggleWish(top, t));
    expect(calls, 'a second press waits for the answer of the first').toHaveLength(2);
    await act(async () => {
      late.release(refused(503, 'error-unavailable', 'Busy'));
      await under;
    });
    expect(state).toMatchObject({ count: 3, wished: true });
    const { wishes } = JSON.parse(localStorage.getItem('vitrina.wishlist') ?? 'null');
    expect(wishes.map(({ productId }: { productId: number }) => productId)).toEqual([9, 7, 8]);
  });

  it('stays filled when another device saved it first', async () => {
    answer = ({ method }) =>
      method === 'POST'
        ? refused(409, 'error-wishlist-duplicate', 'Product Already in wishlist')
        : envelope([{ productId: 7, wishlistId: 71 }]);
    await act(() => toggleWish(top, t));
    expect(state.wished).toBe(true);
    expect(notices.current()).toMatchObject({ text: 'Product Already in wishlist', good: false });
  });

  it('is never shown to another user', async () => {
    answer = () => envelope([{ productId: 7, wishlistId: 70 }]);
    await act(() => fetchWishes());
    expect(state.wished).toBe(true);
    await act(async () => signIn({ ...session, id: 8 }));
    expect(state).toMatchObject({ count: 0, wished: false });
  });

  it('shows no late response to another user', async () => {
    const late = hold();
    let under: Promise<void> = Promise.resolve();
    await act(async () => {
      under = toggleWish(top, t);
    });
    await act(async () => signIn({ ...session, id: 8 }));
    expect(state).toMatchObject({ count: 0, wished: false });
    const before = notices.current();
    await act(async () => {
      late.release(envelope({ productId: 7, wishlistId: 70 }, 'There'));
      await under;
    });
    expect(state).toMatchObject({ count: 0, wished: false });
    expect(notices.current()).toBe(before);
  });

  it('is not reverted by a list requested before it', async () => {
    const late = hold();
    const list = fetchWishes();
    answer = ({ method }) => envelope(method === 'POST' ? { productId: 7, wishlistId: 70 } : [entry]);
    const entry = { productId: 7, wishlistId: 70 };
    await act(() => toggleWish(top, t));
    await act(async () => {
      late.release(envelope([]));
      await list;
    });
    expect(state).toMatchObject({ count: 1, wished: true });
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  it("drops the previous user's list", async () => {
    const late = hold();
    const list = fetchWishes();
    await act(async () => signIn({ ...session, id: 8 }));
    await act(async () => {
      late.release(envelope([{ productId: 7, wishlistId: 70 }]));
      await list;
    });
    expect(state).toMatchObject({ count: 0, wished: false });
  });

  it("becomes a guest's when the session ends", async () => {
    answer = () => refused(401, 'error-unauthenticated', 'Please sign in first.');
    await act(() => toggleWish(top, t));
    expect(localStorage.getItem('vitrina.auth')).toBeNull();
    expect(state.wished).toBe(false);
  });
});

describe("a guest's list", () => {
  beforeEach(async () => {
    await act(() => toggleWish(top, t));
    await act(async () => signIn(session));
  });

  it('is offered for merging after the sign-in, then cleared', async () => {
    expect(state.offered).toBe(1);
    answer = ({ path }) =>
      path.startsWith('/api/wishlist/merge')
        ? envelope({ added: 1, left: [] })
        : envelope([{ productId: 7, wishlistId: 70 }]);
    await act(async () => expect(await mergeCollected()).toEqual({ good: true, text: '' }));
    expect(calls[0]).toMatchObject({ method: 'POST', body: { userId: 7, productIds: [7] } });
    expect(state).toMatchObject({ offered: 0, count: 1, wished: true });
    expect(localStorage.getItem(collectedKey)).toBe('[]');
  });

  it('stays when the server fails', async () => {
    answer = () => refused(503, 'error-unavailable', 'Busy');
    await act(async () => {
      expect(await mergeCollected()).toEqual({ good: false, text: 'Busy' });
    });
    expect(state.offered).toBe(1);
  });

  it('keeps the products beyond the limit', async () => {
    localStorage.setItem(collectedKey, '[9, 8, 7]');
    answer = ({ path }) =>
      path.startsWith('/api/wishlist/merge')
        ? envelope({ added: 1, left: [9, 7] }, 'Full')
        : envelope([{ productId: 8, wishlistId: 80 }]);
    await act(async () => expect(await mergeCollected()).toEqual({ good: false, text: 'Full' }));
    expect(localStorage.getItem(collectedKey)).toBe('[9,7]');
    expect(state).toMatchObject({ offered: 2, count: 1 });
  });

  it('is merged into the list of the user to whom it was offered only', async () => {
    const late = hold();
    const merging = mergeCollected();
    await act(async () => signIn({ ...session, id: 8 }));
    await act(async () => {
      late.release(envelope({ added: 1, left: [] }));
      expect(await merging).toBeNull();
    });
    expect(state).toMatchObject({ offered: 0, count: 0 });
  });

  it('can be discarded', async () => {
    await act(async () => dropCollected());
    expect(state).toMatchObject({ offered: 0, count: 0 });
  });
});
