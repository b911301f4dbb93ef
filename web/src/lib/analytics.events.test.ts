// @vitest-environment jsdom
// The exact pushes to the data layer, in the types of Google's published schema (@types/gtag.js).
import { beforeEach, expect, it } from 'vitest';
import { gtag, pushEcommerce, pushPageView } from './analytics';
import { signals } from './consent';

const layer = () => window.dataLayer as unknown[];
beforeEach(() => {
  window.dataLayer = [];
});

it('clears the last event and tells amounts in major units, with at most five levels of categories', () => {
  const categories = ['Women', 'Tops', 'Tees', 'Ribbed', 'Long', 'Sixth'];
  const item = { id: 7, name: 'Tee', brand: 'Osnova', categories, variant: 'Rust / M', priceMinor: 1990, quantity: 2 };
  pushEcommerce('add_to_cart', 'EUR', 3980, [{ ...item, index: 3 }], { item_list_id: '/sale' });
  const told: Gtag.Item = {
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
    { event: 'add_to_cart', ecommerce: { item_list_id: '/sale', currency: 'EUR', value: 39.8, items: [told] } },
  ]);
});

it('tells a page view by its address without secrets', () => {
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

it('tells consent as the arguments of a command, the four signals of version 2', () => {
  gtag('consent', 'default', signals({ analytics: false, marketing: false }));
  gtag('consent', 'update', signals({ analytics: true, marketing: false }));
  expect(Object.prototype.toString.call(layer()[0])).toBe('[object Arguments]');
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' } as const;
  expect(layer().map((one) => [...(one as unknown[])])).toEqual([
    ['consent', 'default', { ...denied, analytics_storage: 'denied' }],
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
  ]);
});
