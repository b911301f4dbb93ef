// @vitest-environment jsdom
// The browser's history when a page redirects: entered by a link, the target gets an entry of its own; entered by Back, it takes
// the place of the entry, so that the address is the target's and Back and Forward lead on.
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { get } from '@/api/get';
import { signIn, signOut } from '@/lib/auth';
import { openShop, type Shop } from '@/lib/shop';
import { browserContext, isRevisit, shownOwn } from './browserLoader';
import { definePage, route } from './definePage';
import type { PageSpec } from './pageData';

const shop = { prefix: '', countryId: 3, language: { id: 1 } } as unknown as Shop;
const customer = { id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00Z' };
/** The slug that the category has now. */
let slug = 'women';

const Nothing = () => null;
const spec: PageSpec = { areas: [], calls: () => ({}), head: () => ({}) as never };
const pageAt = (path: string, more: Partial<PageSpec> = {}) =>
  route(path, definePage({ ...spec, ...more }), { Component: Nothing });
const category: Partial<PageSpec> = {
  calls: () => ({ category: get('/api/navigation') }),
  redirect: ({ path }) => (path === `/category/${slug}` ? null : `/category/${slug}`),
};

function start() {
  const context = new RouterContextProvider();
  const pages = [
    pageAt('/'),
    pageAt('/brands'),
    pageAt('/category/:slug', category),
    pageAt('/user', { role: 'customer' }),
    pageAt('/auth/Login', { role: 'guest', query: ['next'] }),
  ];
  const router = createBrowserRouter(pages, { getContext: () => context });
  context.set(browserContext, {
    shop,
    translator: { load: async () => {} } as never,
    load: async (keys) => Object.fromEntries(keys.map((key) => [key, { status: 200, body: { data: {} } }])),
    expire: vi.fn(),
    navigate: vi.fn(),
    isRevisit: () => isRevisit(router.state),
    shownOwn: () => shownOwn(router.state),
    hydrated: Promise.resolve(),
  });
  return router;
}

let router: ReturnType<typeof start>;
const address = () => window.location.pathname;
const isAt = (path: string) =>
  vi.waitFor(() => {
    expect(router.state.navigation.state).toBe('idle');
    expect([router.state.location.pathname, address()]).toEqual([path, path]);
  });
const back = async (to: string) => {
  window.history.back();
  await isAt(to);
};

beforeEach(() => {
  openShop(shop);
  window.history.replaceState(null, '', '/');
  slug = 'women';
  router = start();
});
afterEach(() => {
  router.dispose();
  signOut();
});

it('keeps the history entry of a page that links to a moved page', async () => {
  await router.navigate('/brands');
  await router.navigate('/category/zenske');
  await isAt('/category/women');
  await back('/brands');
});

it('replaces the history entry of a page that redirects when it is opened by Back', async () => {
  signIn(customer);
  await router.navigate('/user');
  await router.navigate('/brands');
  const entries = window.history.length;
  signOut();
  await back('/auth/Login');
  expect(window.location.search).toBe('?next=%2Fuser');
  expect(window.history.length).toBe(entries);
  window.history.forward();
  await isAt('/brands');
  await back('/auth/Login');
  await back('/');
});

it('replaces the history entry of a page that has moved since', async () => {
  await router.navigate('/category/women');
  await router.navigate('/brands');
  slug = 'ladies';
  await back('/category/ladies');
  window.history.forward();
  await isAt('/brands');
  await back('/category/ladies');
  await back('/');
});
