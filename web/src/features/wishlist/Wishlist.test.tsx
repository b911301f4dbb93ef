// @vitest-environment jsdom
// The pages of the wishlist: a page beyond the last one, reached by an old link or by removing its only item, redirects to the
// last page.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadOwn } from '@/api/own';
import { signIn, signOut } from '@/lib/auth';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { type Page, PageProvider } from '@/lib/page';
import { openShop, type Shop, ShopProvider } from '@/lib/shop';
import { wishlistPageCalls } from './pageCalls';
import { Wishlist } from './Wishlist';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const shop = { countryId: 3, prefix: '', language: { id: 1, code: 'en', locale: 'en' } } as Shop;
let root: Root;
let router: ReturnType<typeof createMemoryRouter>;

/** The list has this many items, and the requested page is empty. */
let itemCount = 0;
vi.stubGlobal('fetch', async () => {
  return new Response(JSON.stringify({ isSuccess: true, message: '', data: [], meta: { itemCount } }), { status: 200 });
});

const loader = async ({ request }: LoaderFunctionArgs) => ({
  own: await loadOwn((auth) => wishlistPageCalls(auth, new URL(request.url).searchParams), request.signal),
});

async function open(page: string): Promise<void> {
  const here = { path: '/Wishlists', params: {}, query: new URLSearchParams({ page }), status: 200 } as unknown as Page;
  router = createMemoryRouter([{ path: '*', loader, element: <Wishlist /> }], {
    initialEntries: ['/before', `/Wishlists?page=${page}`],
  });
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ShopProvider shop={shop}>
        <I18nProvider i18n={idsAsMessages}>
          <PageProvider page={here}>
            <RouterProvider router={router} />
          </PageProvider>
        </I18nProvider>
      </ShopProvider>,
    ),
  );
}

/** The current URL, and whether the requested page is still in the history. */
const shown = () => {
  const { location, historyAction } = router.state;
  return [location.pathname + location.search, historyAction];
};

const collect = (amount: number) => {
  const ids = Array.from({ length: amount }, (_, index) => index + 1);
  localStorage.setItem('vitrina.wishlist.guest', JSON.stringify(ids));
};

beforeEach(() => {
  openShop(shop);
  localStorage.clear();
  signOut();
});
afterEach(() => act(() => root.unmount()));

it.each([
  [20, '2', '/Wishlists'],
  [45, '99', '/Wishlists?page=3'],
])("redirects a guest's %i products from page %s to %s", async (amount, page, last) => {
  collect(amount);
  await open(page);
  expect(shown()).toEqual([last, 'REPLACE']);
});

it("requests the page while a customer's count is unknown", async () => {
  signIn({ id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00Z' });
  itemCount = 41;
  await open('99');
  expect(shown()).toEqual(['/Wishlists?page=3', 'REPLACE']);
});

it.each([
  [21, '2'],
  [0, '2'],
])('stays on page %s with %i products', async (amount, page) => {
  collect(amount);
  await open(page);
  expect(shown()).toEqual([`/Wishlists?page=${page}`, 'POP']);
});
