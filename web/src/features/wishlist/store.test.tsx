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
import { dropCollected, fetchWishes, mergeCollected, toggleWish, useIsWished, useOffered, useWishCount } from './store';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { t } = idsAsMessages;
const session = { id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00Z' };
type Call = { method: string; path: string; body: unknown; credentials: unknown; token: string | null };
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

let seen = { count: null as number | null, wished: false, offered: 0 };
function Eye() {
  seen = { count: useWishCount(), wished: useIsWished(7), offered: useOffered() };
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
  it('stays in this browser, asks nobody, and says what happened', async () => {
    await act(() => toggleWish(top, t));
    expect(seen).toMatchObject({ count: 1, wished: true, offered: 0 });
    expect(notices.current()).toMatchObject({ text: 'wishlist-added', good: true });
    await act(() => toggleWish(top, t));
    expect(seen).toMatchObject({ count: 0, wished: false });
    expect(notices.current()).toMatchObject({ text: 'wishlist-removed' });
    expect(calls).toEqual([]);
  });

  it('reads only whole numbers out of what is stored', async () => {
    localStorage.setItem(collectedKey, '[7, 7, "8", null, -1, 1.5, 9]');
    await act(async () => root.render(<Eye key="again" />));
    expect(seen.count).toBe(2);
  });
});

describe("a customer's wishlist button", () => {
  beforeEach(async () => {
    await act(async () => signIn(session));
  });

  it('fills before the server has answered, and keeps what it answers', async () => {
    let release = () => {};
    answer = () =>
      new Promise((resolve) => (release = () => resolve(envelope({ productId: 7, wishlistId: 70 }, 'There'))));
    let under: Promise<void> = Promise.resolve();
    await act(async () => {
      under = toggleWish(top, t);
    });
    expect(seen).toMatchObject({ count: 1, wished: true });
    await act(async () => {
      release();
      await under;
    });
    expect(seen).toMatchObject({ count: 1, wished: true });
    expect(notices.current()).toMatchObject({ text: 'There', good: true });
    expect(calls[0]).toMatchObject({ method: 'POST', body: { userId: 7, productId: 7, countryId: 3 } });
    expect(calls[0]).toMatchObject({ credentials: 'same-origin', token: null });

    answer = () => envelope(null, 'Gone');
    await act(() => toggleWish(top, t));
    expect(calls[1]).toMatchObject({ method: 'DELETE' });
    expect(calls[1]?.path).toMatch(/^\/api\/wishlist\/delete\/70\?/);
    expect(seen).toMatchObject({ count: 0, wished: false });
  });

  it('empties again when the server refuses, and says why in red', async () => {
    answer = () => refused(409, 'error-wishlist-full', 'Full');
    await act(() => toggleWish(top, t));
    expect(seen).toMatchObject({ count: 0, wished: false });
    expect(notices.current()).toMatchObject({ text: 'Full', good: false });
  });

  it('empties again when the network fails', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    await act(() => toggleWish(top, t));
    expect(seen.wished).toBe(false);
    expect(notices.current()).toMatchObject({ text: 'wishlist-failed', good: false });
  });

  it('shows in another tab what is on its way, and there goes back as well', async () => {
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
    expect(seen).toMatchObject({ count: 1, wished: true });
  });

  it('fills again, in its place, when the server does not take it off', async () => {
    answer = () => listed([9, 7, 8]);
    await act(() => fetchWishes());
    const late = hold();
    let under: Promise<void> = Promise.resolve();
    await act(async () => {
      under = toggleWish(top, t);
    });
    expect(seen).toMatchObject({ count: 2, wished: false });
    await act(() => toggleWish(top, t));
    expect(calls, 'a second press waits for the answer of the first').toHaveLength(2);
    await act(async () => {
      late.release(refused(503, 'error-unavailable', 'Busy'));
      await under;
    });
    expect(seen).toMatchObject({ count: 3, wished: true });
    const { wishes } = JSON.parse(localStorage.getItem('vitrina.wishlist') ?? 'null');
    expect(wishes.map(({ productId }: { productId: number }) => productId)).toEqual([9, 7, 8]);
  });

  it('stays filled when another device was quicker', async () => {
    answer = ({ method }) =>
      method === 'POST'
        ? refused(409, 'error-wishlist-duplicate', 'Product Already in wishlist')
        : envelope([{ productId: 7, wishlistId: 71 }]);
    await act(() => toggleWish(top, t));
    expect(seen.wished).toBe(true);
    expect(notices.current()).toMatchObject({ text: 'Product Already in wishlist', good: false });
  });

  it('is never shown to the next person', async () => {
    answer = () => envelope([{ productId: 7, wishlistId: 70 }]);
    await act(() => fetchWishes());
    expect(seen.wished).toBe(true);
    await act(async () => signIn({ ...session, id: 8 }));
    expect(seen).toMatchObject({ count: 0, wished: false });
  });

  it('says nothing to the next person when its answer comes late', async () => {
    const late = hold();
    let under: Promise<void> = Promise.resolve();
    await act(async () => {
      under = toggleWish(top, t);
    });
    await act(async () => signIn({ ...session, id: 8 }));
    expect(seen).toMatchObject({ count: 0, wished: false });
    const before = notices.current();
    await act(async () => {
      late.release(envelope({ productId: 7, wishlistId: 70 }, 'There'));
      await under;
    });
    expect(seen).toMatchObject({ count: 0, wished: false });
    expect(notices.current()).toBe(before);
  });

  it('is not undone by a list that was asked for before it', async () => {
    const late = hold();
    const list = fetchWishes();
    answer = ({ method }) => envelope(method === 'POST' ? { productId: 7, wishlistId: 70 } : [entry]);
    const entry = { productId: 7, wishlistId: 70 };
    await act(() => toggleWish(top, t));
    await act(async () => {
      late.release(envelope([]));
      await list;
    });
    expect(seen).toMatchObject({ count: 1, wished: true });
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  it('keeps no list of the person before', async () => {
    const late = hold();
    const list = fetchWishes();
    await act(async () => signIn({ ...session, id: 8 }));
    await act(async () => {
      late.release(envelope([{ productId: 7, wishlistId: 70 }]));
      await list;
    });
    expect(seen).toMatchObject({ count: 0, wished: false });
  });

  it('goes back to a guest when the session is over', async () => {
    answer = () => refused(401, 'error-unauthenticated', 'Please sign in first.');
    await act(() => toggleWish(top, t));
    expect(localStorage.getItem('vitrina.auth')).toBeNull();
    expect(seen.wished).toBe(false);
  });
});

describe('what a guest has collected', () => {
  beforeEach(async () => {
    await act(() => toggleWish(top, t));
    await act(async () => signIn(session));
  });

  it('is offered after signing in and goes along, then is cleared', async () => {
    expect(seen.offered).toBe(1);
    answer = ({ path }) =>
      path.startsWith('/api/wishlist/merge')
        ? envelope({ added: 1, left: [] })
        : envelope([{ productId: 7, wishlistId: 70 }]);
    await act(async () => expect(await mergeCollected()).toEqual({ good: true, text: '' }));
    expect(calls[0]).toMatchObject({ method: 'POST', body: { userId: 7, productIds: [7] } });
    expect(seen).toMatchObject({ offered: 0, count: 1, wished: true });
    expect(localStorage.getItem(collectedKey)).toBe('[]');
  });

  it('stays when the server fails', async () => {
    answer = () => refused(503, 'error-unavailable', 'Busy');
    await act(async () => {
      expect(await mergeCollected()).toEqual({ good: false, text: 'Busy' });
    });
    expect(seen.offered).toBe(1);
  });

  it('stays as far as there is no room for it', async () => {
    localStorage.setItem(collectedKey, '[9, 8, 7]');
    answer = ({ path }) =>
      path.startsWith('/api/wishlist/merge')
        ? envelope({ added: 1, left: [9, 7] }, 'Full')
        : envelope([{ productId: 8, wishlistId: 80 }]);
    await act(async () => expect(await mergeCollected()).toEqual({ good: false, text: 'Full' }));
    expect(localStorage.getItem(collectedKey)).toBe('[9,7]');
    expect(seen).toMatchObject({ offered: 2, count: 1 });
  });

  it('is on the list of whom it was offered to, and says nothing to the next', async () => {
    const late = hold();
    const merging = mergeCollected();
    await act(async () => signIn({ ...session, id: 8 }));
    await act(async () => {
      late.release(envelope({ added: 1, left: [] }));
      expect(await merging).toBeNull();
    });
    expect(seen).toMatchObject({ offered: 0, count: 0 });
  });

  it('is dropped on demand', async () => {
    await act(async () => dropCollected());
    expect(seen).toMatchObject({ offered: 0, count: 0 });
  });
});
