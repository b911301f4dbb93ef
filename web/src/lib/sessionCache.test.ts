// @vitest-environment jsdom
// Shared page data in session storage: used by the tab's next document, and never older than the cache permits.
import { beforeEach, expect, it, vi } from 'vitest';
import { createApiCache } from '@/api/cache';
import type { Answer } from '@/api/get';
import { restoreSessionCache, sessionCacheKey, storeSessionCache } from './sessionCache';

const minute = 60_000;
const [navigation, hero, product] = [
  '/api/navigation?languageId=16',
  '/api/media-slider/slider/web/findByUsagesType/HERO/HOMEPAGE?languageId=16',
  '/api/product/web/findById/7?languageId=16',
];
let now = 0;
const fetchOne = vi.fn<(key: string) => Promise<Answer>>();
const openDocument = () => createApiCache(fetchOne, () => now);

/** Loads, reads and leaves a document. */
async function leave(release: string) {
  const cache = openDocument();
  storeSessionCache(cache, release);
  await cache.load([navigation, hero, product]);
  window.dispatchEvent(new Event('pagehide'));
}

async function askedByNext(release: string): Promise<string[]> {
  fetchOne.mockClear();
  const cache = openDocument();
  restoreSessionCache(cache, release);
  const answers = await cache.load([navigation, hero, product]);
  expect(Object.values(answers).map(({ status }) => status)).toEqual([200, 200, 200]);
  return fetchOne.mock.calls.map(([key]) => key);
}

beforeEach(() => {
  now = 0;
  sessionStorage.clear();
  localStorage.clear();
  fetchOne.mockReset();
  fetchOne.mockImplementation(async (key) => ({ status: 200, body: { data: key } }));
});

it('is available to the next document of the tab, but products are not', async () => {
  await leave('/assets/entry-1.js');
  expect(sessionStorage.getItem(sessionCacheKey)).not.toContain(product);
  expect(localStorage.getItem(sessionCacheKey)).toBeNull();
  expect(await askedByNext('/assets/entry-1.js')).toEqual([product]);
});

it('keeps its age', async () => {
  await leave('/assets/entry-1.js');
  now = 4 * minute;
  // Returned at once and revalidated in the background.
  expect((await askedByNext('/assets/entry-1.js')).sort()).toEqual([hero, navigation, product].sort());
  now = 20 * minute;
  fetchOne.mockImplementation(async () => ({ status: 200, body: { data: 'new' } }));
  const cache = openDocument();
  restoreSessionCache(cache, '/assets/entry-1.js');
  expect((await cache.load([navigation]))[navigation]?.body).toEqual({ data: 'new' });
});

it('is not used from another release, nor from invalid data', async () => {
  await leave('/assets/entry-1.js');
  expect(await askedByNext('/assets/entry-2.js')).toHaveLength(3);
  for (const broken of ['{', '7', '{"release":"r"}', '{"release":"r","answers":[{"key":1}]}', 'null']) {
    sessionStorage.setItem(sessionCacheKey, broken);
    expect(await askedByNext('r')).toHaveLength(3);
  }
});

it('is requested where the browser stores nothing', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await leave('/assets/entry-1.js');
  full.mockRestore();
  expect(await askedByNext('/assets/entry-1.js')).toHaveLength(3);
});
