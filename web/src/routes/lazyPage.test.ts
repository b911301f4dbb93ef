// @vitest-environment jsdom
// A lazily loaded page: its calls start together with its chunk, which is loaded again after a failure.
import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { get } from '@/api/get';
import { ChunkLoadError, defineChunk } from '@/lib/chunks';
import { openShop, type Shop } from '@/lib/shop';
import { type BrowserContext, browserContext } from './browserLoader';
import type { PageRoute } from './definePage';
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

function open(routes: PageRoute[], path: string) {
  const context = new RouterContextProvider();
  context.set(browserContext, {
    shop,
    translator: { load: vi.fn() },
    load,
    navigate: vi.fn(),
    isRevisit: () => false,
    hydrated: Promise.resolve(),
  } as unknown as BrowserContext);
  return createMemoryRouter(routes, { basename: '/en', initialEntries: [path], getContext: () => context });
}

type Module = { pages: { deals: LazyPage } };

it('starts its code, its public calls and those about the visitor together', async () => {
  let arrive = (_: Module) => {};
  const importModule = vi.fn(() => new Promise<Module>((resolve) => (arrive = resolve)));
  const route = lazyPage(defineChunk('src/pages.tsx', importModule), '/flash-deals', 'deals', {
    areas: [],
    calls: () => ({ deals: get('/api/flash-deals/page') }),
    own: () => ({ reminders: get('/api/user/reminders') }),
  });
  const router = open([route], '/en/flash-deals');
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(importModule).toHaveBeenCalledOnce();
  expect(load.mock.calls.flatMap(([keys]) => keys).join()).toContain('/api/flash-deals/page');
  expect(fetchOwn.mock.calls.map(([url]) => url)).toEqual(['/api/user/reminders?languageId=1']);
  arrive({ pages: { deals: page } });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  expect(router.state.loaderData).toMatchObject({
    '/flash-deals': { deals: [], own: { answers: { reminders: { ok: true } } } },
  });
  expect(fetchOwn).toHaveBeenCalledOnce();
});

it('loads its code again after a failure, and once for all pages of a chunk', async () => {
  const importModule = vi.fn(async (): Promise<Module> => ({ pages: { deals: page } }));
  for (const _ of [1, 2]) importModule.mockRejectedValueOnce(new TypeError('gone'));
  // Without a network, a failed chunk leads to the error page.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const chunk = defineChunk('src/pages.tsx', importModule);
  const known = { areas: [], calls: () => ({ deals: get('/api/flash-deals/page') }) };
  const paths = ['/flash-deals', '/prize-wheel'];
  const router = open(
    paths.map((path) => lazyPage(chunk, path, 'deals', known)),
    '/en/flash-deals',
  );
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  expect(Object.values(router.state.errors ?? {})).toEqual([expect.any(ChunkLoadError)]);
  await router.navigate('/en/flash-deals');
  expect(router.state).toMatchObject({ errors: null, loaderData: { '/flash-deals': { deals: [] } } });
  await router.navigate('/en/prize-wheel');
  expect(router.state.matches.map(({ route }) => route.Component ?? route.element)).toEqual([expect.anything()]);
  expect(importModule).toHaveBeenCalledTimes(3);
});
