// @vitest-environment jsdom
// The wishlist's buttons through the layout's action: a guest's list stays in the browser, a customer's is sent to the server,
// and what the server rejects is shown as before.
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductCard } from '@/api/types';
import { MergeBanner } from '@/features/wishlist/MergeBanner';
import { fetchWishlist, useMergeableCount, useWishlistCount } from '@/features/wishlist/store';
import { useIsWishlisted, WishlistProvider } from '@/features/wishlist/WishlistProvider';
import { WishlistToggle } from '@/features/wishlist/WishlistToggle';
import { signIn, signOut } from '@/lib/auth';
import { notices } from '@/lib/notices';
import { until } from '@/lib/until.testing';
import { openWithActions, type RenderedPage, settle } from './actions.testing';
import { layoutActions } from './layoutActions';

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

const top = {
  id: 7,
  name: 'Ribbed top',
  categories: [],
  price: { currency: 'EUR', effectiveMinor: 2990 },
} as unknown as ProductCard;
const collectedKey = 'vitrina.wishlist.guest';
const stored = () => JSON.parse(localStorage.getItem('vitrina.wishlist') ?? 'null');

let state = { count: null as number | null, wished: false, offered: 0 };
function Eye() {
  state = { count: useWishlistCount(), wished: useIsWishlisted(7), offered: useMergeableCount() };
  return state.offered > 0 ? <MergeBanner count={state.offered} /> : null;
}

let root: Root;
let router: RenderedPage['router'];
let box: HTMLElement;

function press(): void {
  act(() => box.querySelector<HTMLElement>('.wishlist-toggle')?.click());
}

async function toggle(): Promise<void> {
  press();
  await settle(router);
}

/** Waits until this number of calls was made. */
const called = (count: number) => until(() => expect(calls).toHaveLength(count));

/** Answers the offer to merge. */
function choose(name: 'wishlist-offer-keep' | 'wishlist-offer-drop'): void {
  const buttons = [...box.querySelectorAll('button')];
  act(() => buttons.find(({ textContent }) => textContent === name)?.click());
}

beforeEach(async () => {
  calls.length = 0;
  answer = () => envelope(null);
  localStorage.clear();
  signOut();
  const current = notices.current();
  if (current) notices.dismiss(current.id);
  box = document.body.appendChild(document.createElement('div'));
  const page = (
    <WishlistProvider>
      <Eye />
      <WishlistToggle product={top} />
    </WishlistProvider>
  );
  ({ root, router } = await openWithActions(box, page, layoutActions));
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

describe("a guest's wishlist button", () => {
  it('stays in this browser, makes no call, and announces the change', async () => {
    await toggle();
    expect(state).toMatchObject({ count: 1, wished: true, offered: 0 });
    expect(notices.current()).toMatchObject({ text: 'wishlist-added', good: true });
    await toggle();
    expect(state).toMatchObject({ count: 0, wished: false });
    expect(notices.current()).toMatchObject({ text: 'wishlist-removed' });
    expect(calls).toEqual([]);
  });

  it('reads only whole numbers out of what is stored', async () => {
    await act(async () => {
      localStorage.setItem(collectedKey, '[7, 7, "8", null, -1, 1.5, 9]');
      window.dispatchEvent(new StorageEvent('storage', { key: collectedKey, storageArea: localStorage }));
    });
    expect(state.count).toBe(2);
  });
});

describe("a customer's wishlist button", () => {
  beforeEach(async () => {
    await act(async () => signIn(session));
    answer = () => listed([]);
    await act(() => fetchWishlist());
    calls.length = 0;
  });

  it('is filled before the server responds, and keeps the response', async () => {
    const late = hold();
    press();
    await called(1);
    expect(state).toMatchObject({ count: 1, wished: true });
    late.release(envelope({ productId: 7, wishlistId: 70 }, 'There'));
    await settle(router);
    expect(state).toMatchObject({ count: 1, wished: true });
    expect(notices.current()).toMatchObject({ text: 'There', good: true });
    expect(calls[0]).toMatchObject({ method: 'POST', body: { userId: 7, productId: 7, countryId: 3 } });
    expect(calls[0]).toMatchObject({ credentials: 'same-origin', token: null });

    answer = () => envelope(null, 'Gone');
    await toggle();
    expect(calls[1]).toMatchObject({ method: 'DELETE' });
    expect(calls[1]?.path).toMatch(/^\/api\/wishlist\/delete\/70\?/);
    expect(state).toMatchObject({ count: 0, wished: false });
  });

  it('is emptied again when the server refuses, and shows the reason', async () => {
    answer = () => refused(409, 'error-wishlist-full', 'Full');
    window.dataLayer = [];
    await toggle();
    expect(window.dataLayer).toEqual([]);
    expect(state).toMatchObject({ count: 0, wished: false });
    expect(notices.current()).toMatchObject({ text: 'Full', good: false });
  });

  it('is emptied again on a network error', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    await toggle();
    expect(state.wished).toBe(false);
    expect(notices.current()).toMatchObject({ text: 'wishlist-failed', good: false });
  });

  it('is added under the same key when the first answer was lost', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    await toggle();
    answer = () => envelope({ productId: 7, wishlistId: 70 });
    await toggle();
    expect(state.wished).toBe(true);
    expect(calls.map(({ key }) => key)).toEqual([calls[0]?.key, calls[0]?.key]);
    expect(calls[0]?.key).toMatch(/./);
  });

  it('is shown in other tabs once the server has accepted it', async () => {
    const late = hold();
    press();
    await called(1);
    expect(stored()).toEqual({ userId: 7, wishes: [] });
    late.release(envelope({ productId: 7, wishlistId: 70 }));
    await settle(router);
    expect(stored()).toEqual({ userId: 7, wishes: [{ productId: 7, wishlistId: 70 }] });
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
    await act(() => fetchWishlist());
    const late = hold();
    press();
    await called(2);
    expect(state).toMatchObject({ count: 2, wished: false });
    press();
    late.release(refused(503, 'error-unavailable', 'Busy'));
    await settle(router);
    expect(calls, 'a second press before the answer of the first does nothing').toHaveLength(2);
    expect(state).toMatchObject({ count: 3, wished: true });
    expect(stored().wishes.map(({ productId }: { productId: number }) => productId)).toEqual([9, 7, 8]);
  });

  it('stays filled when another device saved it first', async () => {
    answer = ({ method }) =>
      method === 'POST'
        ? refused(409, 'error-wishlist-duplicate', 'Product Already in wishlist')
        : envelope([{ productId: 7, wishlistId: 71 }]);
    await toggle();
    expect(stored()).toEqual({ userId: 7, wishes: [{ productId: 7, wishlistId: 71 }] });
    expect(notices.current()).toMatchObject({ text: 'wishlist-added', good: true });
  });

  it('is never shown to another user', async () => {
    answer = () => envelope([{ productId: 7, wishlistId: 70 }]);
    await act(() => fetchWishlist());
    expect(state.wished).toBe(true);
    await act(async () => signIn({ ...session, id: 8 }));
    expect(state).toMatchObject({ count: null, wished: false });
  });

  it('shows no late response to another user', async () => {
    const late = hold();
    press();
    await called(1);
    await act(async () => signIn({ ...session, id: 8 }));
    expect(state.wished).toBe(false);
    const before = notices.current();
    late.release(envelope({ productId: 7, wishlistId: 70 }, 'There'));
    await settle(router);
    expect(state.wished).toBe(false);
    expect(notices.current()).toBe(before);
  });

  it('is not reverted by a list requested before it', async () => {
    const late = hold();
    const list = fetchWishlist();
    const entry = { productId: 7, wishlistId: 70 };
    answer = ({ method }) => envelope(method === 'POST' ? entry : [entry]);
    await toggle();
    await act(async () => {
      late.release(envelope([]));
      await list;
    });
    expect(state).toMatchObject({ count: 1, wished: true });
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  it("drops the previous user's list", async () => {
    const late = hold();
    const list = fetchWishlist();
    await act(async () => signIn({ ...session, id: 8 }));
    await act(async () => {
      late.release(envelope([{ productId: 7, wishlistId: 70 }]));
      await list;
    });
    expect(state).toMatchObject({ count: null, wished: false });
  });

  it("becomes a guest's when the session ends", async () => {
    answer = () => refused(401, 'error-unauthenticated', 'Please sign in first.');
    await toggle();
    expect(localStorage.getItem('vitrina.auth')).toBeNull();
    expect(state.wished).toBe(false);
    expect(notices.current()).toMatchObject({ text: 'Please sign in first.', good: false });
  });
});

describe("a guest's list", () => {
  beforeEach(async () => {
    await toggle();
    await act(async () => signIn(session));
  });

  it('is offered for merging after the sign-in, then cleared', async () => {
    expect(state.offered).toBe(1);
    answer = ({ path }) =>
      path.startsWith('/api/wishlist/merge')
        ? envelope({ added: 1, left: [] })
        : envelope([{ productId: 7, wishlistId: 70 }]);
    choose('wishlist-offer-keep');
    await settle(router);
    expect(calls[0]).toMatchObject({ method: 'POST', body: { userId: 7, productIds: [7] } });
    expect(state).toMatchObject({ offered: 0, count: 1, wished: true });
    expect(localStorage.getItem(collectedKey)).toBe('[]');
    expect(notices.current()).toMatchObject({ text: 'wishlist-merged', good: true });
  });

  it('stays when the server fails', async () => {
    answer = () => refused(503, 'error-unavailable', 'Busy');
    choose('wishlist-offer-keep');
    await settle(router);
    expect(notices.current()).toMatchObject({ text: 'Busy', good: false });
    expect(state.offered).toBe(1);
  });

  it('keeps the products beyond the limit', async () => {
    localStorage.setItem(collectedKey, '[9, 8, 7]');
    answer = ({ path }) =>
      path.startsWith('/api/wishlist/merge')
        ? envelope({ added: 1, left: [9, 7] }, 'Full')
        : envelope([{ productId: 8, wishlistId: 80 }]);
    choose('wishlist-offer-keep');
    await settle(router);
    expect(notices.current()).toMatchObject({ text: 'Full', good: false });
    expect(localStorage.getItem(collectedKey)).toBe('[9,7]');
    expect(state).toMatchObject({ offered: 2, count: 1 });
  });

  it('is merged into the list of the user to whom it was offered only', async () => {
    const late = hold();
    choose('wishlist-offer-keep');
    await called(1);
    await act(async () => signIn({ ...session, id: 8 }));
    const before = notices.current();
    late.release(envelope({ added: 1, left: [] }));
    await settle(router);
    expect(state).toMatchObject({ offered: 0, count: null });
    expect(notices.current()).toBe(before);
  });

  it('can be discarded', async () => {
    choose('wishlist-offer-drop');
    expect(state.offered).toBe(0);
    expect(localStorage.getItem(collectedKey)).toBe('[]');
  });
});
