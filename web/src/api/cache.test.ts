// The browser's cache of API responses: one request per key, shared by all readers, revalidated in the background, and not
// aborted while another reader waits for it.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiCache, hashed } from './cache';
import type { Answer } from './get';

const answer = (status: number, data: unknown = status): Answer => ({ status, body: { data } });
const minute = 60_000;
let now = 0;
const fetchOne = vi.fn<(key: string, signal: AbortSignal) => Promise<Answer>>();
const create = () => createApiCache(fetchOne, () => now);

beforeEach(() => {
  now = 0;
  fetchOne.mockReset();
  fetchOne.mockImplementation(async () => answer(200));
});

describe('answers', () => {
  it('are requested once for concurrent callers, and not at all when the document contains them', async () => {
    const cache = create();
    cache.keep({ '/api/kept': answer(200) });
    await Promise.all([cache.load(['/api/a', '/api/kept']), cache.load(['/api/a'])]);
    await cache.load(['/api/a']);
    expect(fetchOne.mock.calls.map(([key]) => key)).toEqual(['/api/a']);
  });

  it('are cached for five minutes after the last read', async () => {
    const cache = create();
    await cache.load(['/api/a', '/api/b']);
    now = 4 * minute;
    await cache.load(['/api/a']);
    fetchOne.mockClear();
    now = 8 * minute;
    expect((await cache.load(['/api/a']))['/api/a']?.status).toBe(200);
    await cache.load(['/api/b']);
    expect(fetchOne.mock.calls.filter(([key]) => key === '/api/b')).toHaveLength(1);
  });

  it('that are older than a minute are renewed in the background, and subscribers are notified of a change', async () => {
    const cache = create();
    const changed = vi.fn();
    cache.onChange(changed);
    await cache.load(['/api/price']);
    fetchOne.mockImplementation(async () => answer(200, 'new price'));
    now = 2 * minute;
    expect((await cache.load(['/api/price']))['/api/price']?.body).toEqual({ data: 200 });
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
    expect((await cache.load(['/api/price']))['/api/price']?.body).toEqual({ data: 'new price' });
  });

  it('are renewed in the background once they have expired', async () => {
    const cache = create();
    const changed = vi.fn();
    cache.onChange(changed);
    await cache.load(['/api/stock']);
    fetchOne.mockImplementation(async () => answer(200, 'sold out'));
    cache.expire();
    now = 2 * minute - 1;
    expect((await cache.load(['/api/stock']))['/api/stock']?.body).toEqual({ data: 200 });
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
    expect((await cache.load(['/api/stock']))['/api/stock']?.body).toEqual({ data: 'sold out' });
    expect(fetchOne).toHaveBeenCalledTimes(2);
  });

  it('that fail are not cached, and a network error is a response without a status', async () => {
    const cache = create();
    fetchOne.mockResolvedValueOnce(answer(503)).mockRejectedValueOnce(new TypeError('offline'));
    expect((await cache.load(['/api/a']))['/api/a']?.status).toBe(503);
    expect((await cache.load(['/api/a']))['/api/a']?.status).toBe(0);
    expect((await cache.load(['/api/a']))['/api/a']?.status).toBe(200);
  });

  it('that are incomplete count as missing and are not cached', async () => {
    const whole = () => new Response('{"data":7}');
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(new Response('{"data":'))
      .mockResolvedValueOnce(whole());
    const cache = createApiCache();
    expect((await cache.load(['/api/a']))['/api/a']).toEqual({ status: 0, body: null });
    expect((await cache.load(['/api/a']))['/api/a']).toMatchObject({ status: 200, body: { data: 7 } });
    fetched.mockRestore();
  });

  it('are at most five hundred; the least recently read are evicted first', async () => {
    const cache = create();
    const keys = Array.from({ length: 501 }, (_, index) => `/api/${index}`);
    await cache.load(keys.slice(0, 500));
    await cache.load(['/api/0']);
    await cache.load(['/api/500']);
    fetchOne.mockClear();
    await cache.load(['/api/0', '/api/1']);
    expect(fetchOne.mock.calls.map(([key]) => key)).toEqual(['/api/1']);
  });
});

describe('the key of a response', () => {
  it('has ten characters, whatever the key', () => {
    const keys = Array.from({ length: 2000 }, (_, index) => `/api/product/web/by-slug/top-${index}?languageId=1`);
    const places = new Set(['', 'a', ...keys].map(hashed));
    expect(places.size).toBe(keys.length + 2);
    for (const place of places) expect(place).toMatch(/^[0-9a-z]{10}$/);
  });

  it('is not used for another key with the same hash', async () => {
    const cache = createApiCache(
      fetchOne,
      () => now,
      () => 'same place',
    );
    fetchOne.mockImplementation(async (key) => answer(200, key));
    const bodyOf = async (key: string) => (await cache.load([key]))[key]?.body;
    expect(await bodyOf('/api/a')).toEqual({ data: '/api/a' });
    expect(await bodyOf('/api/b')).toEqual({ data: '/api/b' });
    fetchOne.mockClear();
    expect(await bodyOf('/api/b')).toEqual({ data: '/api/b' });
    expect(fetchOne).not.toHaveBeenCalled();
    expect(await bodyOf('/api/a')).toEqual({ data: '/api/a' });
  });
});

describe('a request', () => {
  const never = () => new Promise<Answer>(() => {});

  it('is aborted when all its callers have left, and not before', async () => {
    fetchOne.mockImplementation(never);
    const cache = create();
    const [first, second] = [new AbortController(), new AbortController()];
    const waiting = [cache.load(['/api/a'], first.signal), cache.load(['/api/a'], second.signal)];
    const signal = fetchOne.mock.calls[0]?.[1];
    first.abort();
    await expect(waiting[0]).rejects.toBeDefined();
    expect(signal?.aborted).toBe(false);
    second.abort();
    await expect(waiting[1]).rejects.toBeDefined();
    expect(signal?.aborted).toBe(true);
  });

  it('times out after fifteen seconds', async () => {
    const over = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
    fetchOne.mockImplementation(
      (_key, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const loading = create().load(['/api/a']);
    expect(limit.mock.calls).toEqual([[15_000]]);
    over.abort();
    expect((await loading)['/api/a']?.status).toBe(0);
    limit.mockRestore();
  });
});
