// @vitest-environment jsdom
// Parameters are carried over to every page, also to one that Back or Forward opens, without a further history entry. The focus
// moves to the target of a fragment, or to the heading.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigateWith } from '@/lib/navigation';
import type { Page } from '@/lib/page';
import { testShop } from '@/lib/page.testing';
import { setOwnParameters } from '@/lib/paths';
import { openShop, ShopProvider } from '@/lib/shop';
import { usePageChange } from './usePageChange';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const shop = { ...testShop, prefix: '/en' };
const page = { path: '/', params: {}, query: new URLSearchParams(), head: { title: 'Test' }, status: 200 } as Page;

const content = (
  <>
    <h1>Here</h1>
    <p id="größe">Sizes</p>
    <button type="button" id="more" />
  </>
);

function Layout() {
  usePageChange(page);
  return <Outlet />;
}

let root: Root;
let router: ReturnType<typeof createBrowserRouter>;

/** Opens a document; the pages before it in the history belong to earlier tests. */
async function open(url: string): Promise<void> {
  window.history.pushState(null, '', url);
  router = createBrowserRouter([{ element: <Layout />, children: [{ path: '*', element: content }] }], {
    basename: '/en',
  });
  await act(async () =>
    root.render(
      <ShopProvider shop={shop}>
        <RouterProvider router={router} />
      </ShopProvider>,
    ),
  );
}

const shown = () => window.location.pathname + window.location.search + window.location.hash;
const views = () =>
  (window.dataLayer ?? []).map((one) => new URL((one as { page_location: string }).page_location).pathname);
/** Without carrying parameters, as an entry that was added before the current ones were set. */
const add = (to: string) => act(async () => router.navigate(to));
const follow = (to: string) => act(async () => void (await navigateWith(router.navigate, to)));
async function go(steps: number, target: string): Promise<void> {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.go(steps);
    await popped;
  });
  await act(async () => vi.waitFor(() => expect(router.state.navigation.state).toBe('idle')));
  expect(shown()).toBe(target);
}

beforeEach(() => {
  setOwnParameters(['color', 'q']);
  openShop(shop);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  window.dataLayer = [];
  root = createRoot(document.body.appendChild(document.createElement('main')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  router.dispose();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('adds the parameters to a page opened by Back, in its own entry of the history', async () => {
  await open('/en');
  await follow('/brands?color=rust#top');
  await follow('/category/women?utm_source=mail&ref=AB&color=ink');
  expect(shown()).toBe('/en/category/women?utm_source=mail&ref=AB&color=ink');
  const { length } = window.history;
  await go(-1, '/en/brands?color=rust&utm_source=mail&ref=AB#top');
  await go(-1, '/en?utm_source=mail&ref=AB');
  // The entries are still three, and Forward leads to what was there.
  await go(2, '/en/category/women?utm_source=mail&ref=AB&color=ink');
  expect(window.history.length).toBe(length);
  await go(-1, '/en/brands?color=rust&utm_source=mail&ref=AB#top');
});

it('reports one page view for such a page', async () => {
  await open('/en');
  await follow('/brands?utm_source=mail');
  window.dataLayer = [];
  await go(-1, '/en?utm_source=mail');
  expect(window.dataLayer).toEqual([
    expect.objectContaining({ event: 'page_view', page_location: `${window.location.origin}/en?utm_source=mail` }),
  ]);
});

it("does not change a page that sets the parameters itself, is the search page, or lacks only a page's own", async () => {
  await open('/en/brands?ref=AB');
  await add('/search?q=tee');
  await add('/category/women?ref=CD&color=ink&token=secret');
  await go(-1, '/en/search?q=tee');
  expect(views().at(-1)).toBe('/en/search');
  await go(1, '/en/category/women?ref=CD&color=ink&token=secret');
  await go(-2, '/en/brands?ref=AB');
  expect(views().slice(-3)).toEqual(['/en/search', '/en/category/women', '/en/brands']);
});

it.each(['/brands', '/'])('moves the focus to the target of a fragment: in %s', async (path) => {
  await open('/en');
  await follow(`${path}#gr%C3%B6%C3%9Fe`);
  expect(document.activeElement?.textContent).toBe('Sizes');
  await follow(`${path}#more`);
  expect(document.activeElement?.id).toBe('more');
  expect(document.activeElement?.hasAttribute('tabindex'), 'it stays in the order of the Tab key').toBe(false);
});

it.each(['/brands', '/'])('moves the focus to the heading when a fragment has no target: in %s', async (path) => {
  await open('/en');
  for (const hash of ['#none', '#50%']) {
    await follow(`${path}#more`);
    await follow(path + hash);
    expect(document.activeElement?.tagName).toBe('H1');
  }
});

it('leaves the focus when the same page is opened again', async () => {
  await open('/en');
  document.getElementById('more')?.focus();
  await act(async () => void (await navigateWith(router.navigate, '/', { replace: true })));
  expect(document.activeElement?.id).toBe('more');
});
