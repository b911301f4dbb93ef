// @vitest-environment jsdom
// The head of a page that failed: by the status of its error, also in the page view that analytics get, and only until the page is
// shown.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import type { Head } from '@/lib/page';
import { PageProvider } from '@/lib/page';
import { testShop } from '@/lib/page.testing';
import { openShop, ShopProvider } from '@/lib/shop';
import { useCurrentPage } from './currentPage';
import { ErrorPage } from './ErrorPage';
import { responseError } from './errors';
import { RouterErrorsContext } from './routerErrors';
import { usePageChange } from './usePageChange';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const shop = { ...testShop, origin: 'https://si.example', languages: [] };

function Layout() {
  const page = useCurrentPage();
  usePageChange(page);
  return (
    <PageProvider page={page}>
      <main id="main">
        <output>{page.status}</output>
        <Outlet />
      </main>
    </PageProvider>
  );
}

let failure: unknown;
const page = (path: string, Component: RouteObject['Component'], loader: () => object): RouteObject => {
  const head: Head = {
    title: `Title of ${path}`,
    description: '',
    canonicalPath: path,
    alternates: null,
    og: { type: 'website' },
    jsonLd: [],
    preload: [],
  };
  const spec = { areas: [], calls: () => ({}), head: () => head };
  return { id: path, path, handle: { spec }, ErrorBoundary: ErrorPage, Component, loader };
};
const Nothing = () => null;
const Here = () => <h1>Here</h1>;
const Broken = () => {
  if (failure) throw failure;
  return <h1>Repaired</h1>;
};

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
beforeEach(async () => {
  failure = null;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  openShop(shop);
  const failing = () => {
    if (failure) throw failure;
    return {};
  };
  const children = [page('/', Here, () => ({})), page('/loaded', Here, failing), page('/rendered', Broken, () => ({}))];
  router = createMemoryRouter([{ id: 'layout', Component: Layout, HydrateFallback: Nothing, children }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <ShopProvider shop={shop}>
        <I18nProvider i18n={idsAsMessages}>
          <RouterErrorsContext value={() => router.state.errors}>
            <RouterProvider router={router} onError={() => {}} />
          </RouterErrorsContext>
        </I18nProvider>
      </ShopProvider>,
    ),
  );
  window.dataLayer = [];
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const follow = (to: string) => act(() => router.navigate(to));
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');
const titles = () => (window.dataLayer ?? []).map((one) => (one as { page_title?: string }).page_title);

it.each([
  [404, 'seo-not-found-title'],
  [503, 'seo-failed-title'],
])('a page whose data failed with %d', async (status, title) => {
  failure = responseError(status);
  await follow('/loaded');
  expect([document.title, robots(), titles()]).toEqual([title, 'noindex', [title]]);
  expect(document.querySelector('output')?.textContent).toBe(String(status));
  failure = null;
  await follow('/loaded');
  expect([document.title, robots()]).toEqual(['Title of /loaded', undefined]);
});

it('a page that fails to render, and then does', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  failure = new Error('a mistake of the page');
  await follow('/rendered');
  expect([document.title, robots()]).toEqual(['seo-failed-title', 'noindex']);
  failure = null;
  await follow('/rendered');
  expect(document.querySelector('h1')?.textContent).toBe('Repaired');
  expect([document.title, robots()]).toEqual(['Title of /rendered', undefined]);
});
