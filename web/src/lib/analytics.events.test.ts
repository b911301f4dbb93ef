// @vitest-environment jsdom
// The exact pushes to the data layer, compared with Google's published reference of GA4 events.
import { beforeEach, expect, it } from 'vitest';
import { gtag, pushEcommerce, pushPageView } from './analytics';
import { signals } from './consent';
import { expectGa4 } from './ga4.testing';

const layer = () => window.dataLayer as unknown[];
beforeEach(() => {
  window.dataLayer = [];
});

it('clears the last event and reports amounts in major units, with at most five category levels', () => {
  const categories = ['Women', 'Tops', 'Tees', 'Ribbed', 'Long', 'Sixth'];
  const item = { id: 7, name: 'Tee', brand: 'Osnova', categories, variant: 'Rust / M', priceMinor: 1990, quantity: 2 };
  pushEcommerce('add_to_cart', 'EUR', 3980, [{ ...item, index: 3 }]);
  const pushed: Gtag.Item = {
    item_id: '7',
    item_name: 'Tee',
    item_brand: 'Osnova',
    item_category: 'Women',
    item_category2: 'Tops',
    item_category3: 'Tees',
    item_category4: 'Ribbed',
    item_category5: 'Long',
    item_variant: 'Rust / M',
    index: 3,
    price: 19.9,
    quantity: 2,
  };
  expect(layer()).toEqual([
    { ecommerce: null },
    { event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 39.8, items: [pushed] } },
  ]);
  expectGa4(layer());
});

it('omits products that the country does not sell, and events without products', () => {
  const item = { id: 7, name: 'Tee', categories: ['Women'], priceMinor: 1990, quantity: 1 };
  const unsold = { ...item, id: null, name: '', categories: [], priceMinor: 0 };
  pushEcommerce('view_cart', 'EUR', 1990, [unsold, item]);
  const pushed = { item_id: '7', item_name: 'Tee', item_category: 'Women', price: 19.9, quantity: 1 };
  expect(layer()).toEqual([
    { ecommerce: null },
    { event: 'view_cart', ecommerce: { currency: 'EUR', value: 19.9, items: [pushed] } },
  ]);
  expectGa4(layer());
  window.dataLayer = [];
  pushEcommerce('remove_from_cart', 'EUR', 0, [unsold]);
  expect(layer()).toEqual([]);
});

it('reports a page view with its URL without secrets', () => {
  window.history.replaceState(null, '', '/OrderConfirmation?order=secret&email=a%40b.si&utm_source=mail');
  pushPageView('Thank you', ['order']);
  expect(layer()).toEqual([
    {
      event: 'page_view',
      page_location: 'http://localhost:3000/OrderConfirmation?utm_source=mail',
      page_path: '/OrderConfirmation',
      page_title: 'Thank you',
    },
  ]);
});

it.each([
  ['/return/SI-2026-000001', 'Return SI-2026-000001 · Vitrina', '/return/:invoice', 'Return … · Vitrina'],
  ['/user/orders/K7TX2M9QAB', 'Order K7TX2M9QAB · Vitrina', '/user/orders/:invoice', 'Order … · Vitrina'],
  ['/search?q=ana%40example.com', '“ana@example.com” · Vitrina', '/search', '… · Vitrina'],
  ['/search?q=040+123+456', '040 123 456 · Vitrina', '/search', '… · Vitrina'],
])('reports no personal data with the page view of %s', (address, title, path, pushed) => {
  window.history.replaceState(null, '', address);
  pushPageView(title, ['q']);
  const location = `http://localhost:3000${path}`;
  expect(layer()).toEqual([{ event: 'page_view', page_location: location, page_path: path, page_title: pushed }]);
});

it('reports no list with queries that may be personal data', () => {
  const item = { id: 7, name: 'Tee', categories: ['Women'], priceMinor: 1990, quantity: 1 };
  const list = (name: string) => {
    window.dataLayer = [];
    pushEcommerce('view_item_list', 'EUR', 1990, [item], { item_list_id: '/search', item_list_name: name });
    expectGa4(layer());
    return (layer()[1] as { ecommerce: object }).ecommerce;
  };
  expect(list('Results for “leggings”')).toMatchObject({ item_list_name: 'Results for “leggings”' });
  expect(list('Results for “leggings ana@example.com”')).not.toHaveProperty('item_list_name');
});

it('pushes consent as arguments of a command, with the four signals of version 2', () => {
  gtag('consent', 'default', signals({ analytics: false, marketing: false }));
  gtag('consent', 'update', signals({ analytics: true, marketing: false }));
  expect(Object.prototype.toString.call(layer()[0])).toBe('[object Arguments]');
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' } as const;
  expect(layer().map((one) => [...(one as unknown[])])).toEqual([
    ['consent', 'default', { ...denied, analytics_storage: 'denied' }],
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
  ]);
});
