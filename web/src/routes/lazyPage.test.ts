// @vitest-environment jsdom
// The calls of a lazily loaded page start together with its chunk.
import { type LoaderFunction, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { get } from '@/api/get';
import { defineChunk } from '@/lib/chunks';
import { openShop, type Shop } from '@/lib/shop';
import { type BrowserContext, browserContext } from './browserLoader';
import { type LazyPage, lazyPage } from './lazyPage';

const shop = { prefix: '/en', countryId: 3, language: { id: 1 } } as Shop;
const page: LazyPage = {
  Component: () => null,
  head: () => {
    throw new Error('nobody asks for it here');
  },
};

const load = vi.fn();
const fetchOwn = vi.fn();
beforeEach(() => {
  openShop(shop);
  load.mockReset().mockImplementation(async (keys: string[]) => {
    return Object.fromEntries(keys.map((key) => [key, { status: 200, body: { data: [] } }]));
  });
  fetchOwn.mockReset().mockImplementation(async () => new Response(JSON.stringify({ isSuccess: true, data: [] })));
  vi.stubGlobal('fetch', fetchOwn);
});

function loaderArgs(): LoaderFunctionArgs {
  const context = new RouterContextProvider();
  context.set(browserContext, {
    shop,
    translator: { load: vi.fn() },
    load,
    expire: vi.fn(),
    navigate: vi.fn(),
    isRevisit: () => false,
    shownOwn: () => null,
    hydrated: Promise.resolve(),
  } as unknown as BrowserContext);
  const request = new Request('https://si.example/en/flash-deals');
  return { request, params: {}, context } as unknown as LoaderFunctionArgs;
}

it('starts its code, its public calls and those about the visitor together', async () => {
  let arrive = (_: { pages: { deals: LazyPage } }) => {};
  const importModule = vi.fn(() => new Promise<{ pages: { deals: LazyPage } }>((resolve) => (arrive = resolve)));
  const route = lazyPage(defineChunk('src/pages.tsx', importModule), '/flash-deals', 'deals', {
    areas: [],
    calls: () => ({ deals: get('/api/flash-deals/page') }),
    own: () => ({ reminders: get('/api/user/reminders') }),
  });
  const loading = (route.loader as LoaderFunction)(loaderArgs());
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(importModule).toHaveBeenCalledOnce();
  expect(load.mock.calls.flatMap(([keys]) => keys).join()).toContain('/api/flash-deals/page');
  expect(fetchOwn.mock.calls.map(([url]) => url)).toEqual(['/api/user/reminders?languageId=1']);
  arrive({ pages: { deals: page } });
  expect(await loading).toMatchObject({ deals: [], own: { answers: { reminders: { ok: true } } } });
  expect(fetchOwn).toHaveBeenCalledOnce();
});
