// @vitest-environment jsdom
// While a shop shows no products, its home page on a local host lists the operator's first steps.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n';
import { openShop, ShopProvider } from '@/lib/shop';
import { createTranslator } from '@/lib/translator';
import { HomePage } from '@/routes/homePage';
import { card, fluent, shop } from './catalogueFixtures';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const english = createTranslator(shop.language);
for (const area of ['shop', 'home']) english.add({ [area]: fluent(area) });
const box = document.createElement('div');
let root: Root;
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function open(
  hostname: string,
  { categories = [] as object[], products = [] as object[] } = {},
): Promise<string> {
  vi.stubGlobal('location', { hostname, pathname: '/', search: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  openShop(shop);
  const row = { key: 'new', type: 'PRODUCT_ROW', isMade: true, title: 'New in', products, link: null };
  const lists = {
    slides: [],
    categoryBanners: [],
    rows: [row],
    stories: [],
    values: [],
    events: [],
    instagram: [],
    partners: [],
  };
  const home = { ...lists, deals: [] };
  const layout = { navigation: { categories, brands: [] } };
  const router = createMemoryRouter(
    [{ id: 'layout', element: <Outlet />, children: [{ id: 'home', path: '/', element: <HomePage /> }] }],
    { hydrationData: { loaderData: { layout, home } } },
  );
  root = createRoot(box);
  await act(async () =>
    root.render(
      <ShopProvider shop={shop}>
        <I18nProvider i18n={english}>
          <RouterProvider router={router} />
        </I18nProvider>
      </ShopProvider>,
    ),
  );
  expect(box.querySelectorAll('h1')).toHaveLength(1);
  return box.textContent ?? '';
}

it('is shown on a development host', async () => {
  expect(await open('si.localhost')).toContain('vitrina catalog import shop.csv --format shopify --tenant SI');
});

it('is not shown on a public host', async () => {
  expect(await open('vitrina.si')).not.toContain('vitrina');
});

it('is not shown once the shop has a category or a product', async () => {
  expect(await open('localhost', { categories: [{ id: 1 }] })).not.toContain('vitrina catalog');
  await act(async () => root.unmount());
  expect(await open('localhost', { products: [card(1)] })).not.toContain('vitrina catalog');
});
