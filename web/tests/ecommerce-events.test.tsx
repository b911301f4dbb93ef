// @vitest-environment jsdom
// The exact data layer pushes of lists, products, the wishlist, the cart and the payment step, compared with Google's published
// reference of GA4 events. Additions to the cart are tested in src/routes/cart.test.tsx, purchases in
// features/orders/OrderByLink.test.tsx.
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOwn } from '@/api/own';
import type { Cart, CartLine, CheckoutOffer } from '@/api/types';
import { CartPage } from '@/features/cart/CartPage';
import { cartCalls } from '@/features/cart/calls';
import { itemOf, pushChanged } from '@/features/cart/changes';
import { type CheckoutValues, initialValues } from '@/features/checkout/form';
import { useCheckoutEvents } from '@/features/checkout/useCheckoutEvents';
import { endVisit } from '@/features/checkout/visit';
import { useListEvents } from '@/features/listing/useListEvents';
import { useViewItem } from '@/features/product/useViewItem';
import { useWishlistChange, type WishlistEventItem, WishlistProvider } from '@/features/wishlist/WishlistProvider';
import { WishlistToggle } from '@/features/wishlist/WishlistToggle';
import { expectGa4 } from '@/lib/ga4.testing';
import { type Page, PageProvider } from '@/lib/page';
import { openShop } from '@/lib/shop';
import { openWithActions, type RenderedPage, settle } from '@/routes/actions.testing';
import { checkoutActions } from '@/routes/checkoutActions';
import { layoutActions } from '@/routes/layoutActions';
import { cart, cartLine } from './cartFixtures';
import { card, product, reduced, shop } from './catalogueFixtures';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type EcommercePush = Gtag.EventParams & { items: Gtag.Item[]; item_list_id?: string; item_list_name?: string };
type Checkout = EcommercePush & { shipping_tier?: string; payment_type?: string };

/** The pushes of an event: the first one clears the previous event, as Google requires. */
const pushes = (event: Gtag.EventNames, ecommerce: Checkout) => [{ ecommerce: null }, { event, ecommerce }];

/** The pushes since the last call, as GA4 receives them. */
function pushed(): unknown[] {
  const all = window.dataLayer ?? [];
  window.dataLayer = [];
  expectGa4(all);
  return all;
}

const tee = (id: number, index?: number): Gtag.Item => ({
  item_id: String(id),
  item_name: `Ribbed top ${id}`,
  item_brand: 'Tiho',
  item_category: 'Women',
  item_category2: 'T-shirts',
  ...(index !== undefined && { index }),
  price: 29.9,
  quantity: 1,
});

const inRustM = { item_variant: 'Rust / M' };
const reducedTee: Gtag.Item = { ...tee(7), ...inRustM, price: 22.9 };
const socks = (quantity: number): Gtag.Item => ({ ...tee(8), ...inRustM, item_name: 'Socks', price: 5, quantity });
/** The two lines of the cart: one reduced, one of two pieces with a discount of one euro by a promotion. */
const inCart: Gtag.Item[] = [reducedTee, { ...socks(2), price: 4.5, discount: 0.5 }];

let answer: (path: string) => unknown;
vi.stubGlobal('fetch', async (path: string) => {
  const data = answer(path);
  return new Response(JSON.stringify({ isSuccess: true, message: '', data }), { status: 200 });
});

const box = document.createElement('main');
let root: Root;
let router: RenderedPage['router'];
beforeEach(() => {
  document.body.append(box);
  localStorage.clear();
  sessionStorage.clear();
  openShop(shop);
  window.dataLayer = [];
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
});

const show = (element: ReactNode) => act(async () => root.render(element));
const inLayout = (element: ReactNode) => <WishlistProvider>{element}</WishlistProvider>;
const click = (element: Element | null) =>
  act(async () => void element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));

type ListProps = { products: Parameters<typeof useListEvents>[0]; path: string };
function List({ products, path }: ListProps) {
  useListEvents(products, path, 'T-shirts');
  return products.map((one) => (
    <a key={one.id} className="card-link" href={`/en${one.path}`} onClick={(event) => event.preventDefault()}>
      <b>{one.name}</b>
    </a>
  ));
}

function View({ id }: { id: number }) {
  useViewItem({ ...product({ price: reduced }), id, name: `Ribbed top ${id}` });
  return null;
}

const countries = { countryCode: () => 'SI', ids: () => ['3'] };
const lineOf = (line: CartLine) => itemOf(line);
const quote = cart();
function Step({ values, of = quote }: { values: CheckoutValues; of?: Cart }) {
  useCheckoutEvents(of, lineOf, values, countries);
  return null;
}

describe('a list', () => {
  const list = { item_list_id: '/category/t-shirts', item_list_name: 'T-shirts' };
  const first = [card(7), card(8, { price: reduced, brand: null })];
  const items: Gtag.Item[] = [tee(7, 0), { ...tee(8, 1), item_brand: undefined, price: 22.9 }];

  it('reports its products once while they stay the same', async () => {
    await show(<List products={first} path="/category/t-shirts" />);
    expect(pushed()).toEqual(pushes('view_item_list', { ...list, currency: 'EUR', value: 52.8, items }));
    await show(<List products={[...first]} path="/category/t-shirts" />);
    expect(pushed()).toEqual([]);
    await show(<List products={[card(9)]} path="/category/t-shirts" />);
    const next = { ...list, currency: 'EUR', value: 29.9, items: [tee(9, 0)] };
    expect(pushed()).toEqual(pushes('view_item_list', next));
    await show(<List products={[]} path="/category/t-shirts" />);
    expect(pushed()).toEqual([]);
  });

  it('reports the selected product with its position', async () => {
    await show(<List products={first} path="/category/t-shirts" />);
    pushed();
    await click(box.querySelectorAll('b')[1] ?? null);
    const chosen = { ...list, currency: 'EUR', value: 22.9, items: items.slice(1) };
    expect(pushed()).toEqual(pushes('select_item', chosen));
    await click(box);
    expect(pushed()).toEqual([]);
  });
});

describe('a product', () => {
  it('is reported once for each shown product', async () => {
    await show(<View id={7} />);
    const data = { currency: 'EUR', value: 22.9, items: [{ ...tee(7), price: 22.9 }] };
    expect(pushed()).toEqual(pushes('view_item', data));
    await show(<View id={7} />);
    expect(pushed()).toEqual([]);
    await show(<View id={8} />);
    expect(pushed()).toMatchObject([
      { ecommerce: null },
      { event: 'view_item', ecommerce: { items: [{ item_id: '8' }] } },
    ]);
  });
});

function Move({ product: wanted }: { product: WishlistEventItem }) {
  const change = useWishlistChange();
  return <button type="button" className="move" onClick={() => void change(wanted, true)} />;
}

describe('the wishlist', () => {
  async function press(button: string): Promise<void> {
    await click(box.querySelector(button));
    await settle(router);
  }

  it('reports additions, not removals', async () => {
    ({ root, router } = await openWithActions(box, inLayout(<WishlistToggle product={card(7)} />), layoutActions));
    await press('.wishlist-toggle');
    expect(pushed()).toEqual(pushes('add_to_wishlist', { currency: 'EUR', value: 29.9, items: [tee(7)] }));
    await press('.wishlist-toggle');
    expect(pushed()).toEqual([]);
  });

  it('reports moves from the cart at the price of a piece, except of products on it already', async () => {
    const line = { id: 8, name: 'Ribbed top 8', brand: 'Tiho', categories: ['Women', 'T-shirts'], priceMinor: 2290 };
    ({ root, router } = await openWithActions(
      box,
      inLayout(<Move product={{ ...line, currency: 'EUR' }} />),
      layoutActions,
    ));
    await press('.move');
    const data = { currency: 'EUR', value: 22.9, items: [{ ...tee(8), price: 22.9 }] };
    expect(pushed()).toEqual(pushes('add_to_wishlist', data));
    await press('.move');
    expect(pushed()).toEqual([]);
  });
});

describe('the cart', () => {
  const page = { path: '/Checkout', params: {}, query: new URLSearchParams() } as unknown as Page;

  it('is reported once per visit, with the available lines', async () => {
    const gone = cartLine(9, { quantity: 0 });
    answer = (path) => (path.startsWith('/api/cart/related') ? [] : cart({ lines: [...cart().lines, gone] }));
    const element = (
      <PageProvider page={page}>
        <CartPage onWish={async () => {}} />
      </PageProvider>
    );
    const loader = async ({ request }: { request: Request }) => ({
      own: await loadOwn(() => cartCalls, request.signal),
    });
    ({ root, router } = await openWithActions(box, element, checkoutActions, { loader }));
    expect(pushed()).toEqual(pushes('view_cart', { currency: 'EUR', value: 31.9, items: inCart }));
    answer = (path) => (path.startsWith('/api/cart/related') ? [] : cart({ lines: [cartLine(7)] }));
    act(() => box.querySelector<HTMLFormElement>('form:has([name=quantity][value="0"])')?.requestSubmit());
    await settle(router);
    expect(box.querySelectorAll('.item-line')).toHaveLength(1);
    expect(pushed()).not.toContainEqual(expect.objectContaining({ event: 'view_cart' }));
  });

  it('reports removed products with their pieces', () => {
    const [reducedLine, socksLine] = cart().lines as [CartLine, CartLine];
    pushChanged(cart({ lines: [reducedLine, { ...socksLine, wanted: 1, quantity: 1 }] }), socksLine);
    const one = { currency: 'EUR', value: 5, items: [socks(1)] };
    expect(pushed()).toEqual(pushes('remove_from_cart', one));
    pushChanged(cart({ lines: [socksLine] }), reducedLine);
    const all = { currency: 'EUR', value: 22.9, items: [reducedTee] };
    expect(pushed()).toEqual(pushes('remove_from_cart', all));
    pushChanged(cart({ lines: [{ ...socksLine, wanted: 4, quantity: 4 }] }), socksLine);
    const more = { currency: 'EUR', value: 10, items: [socks(2)] };
    expect(pushed()).toEqual(pushes('add_to_cart', more));
  });

  it('reports no removal of a product that the country does not sell', () => {
    const unsold = cartLine(9, { id: null, sku: null, name: '', path: '', quantity: 0, unitPrice: 0, price: null });
    pushChanged(cart(), unsold);
    expect(pushed()).toEqual([]);
  });
});

describe('the payment step', () => {
  const offer = {
    deliveryTypes: [{ type: 'courier' }, { type: 'pickup' }],
    paymentMethods: [{ method: 'stripe' }, { method: 'cash-on-delivery' }],
  } as unknown as CheckoutOffer;
  const empty = initialValues({ shop, offer, profile: null, saved: [] });
  const addressed: CheckoutValues = {
    ...empty,
    'address.name': 'Ana Novak',
    'address.address': 'Slovenska cesta 1',
    'address.city': 'Ljubljana',
    'address.postalCode': '1000',
    'address.phone': '040123456',
  };
  const whole = { currency: 'EUR', value: 31.9, items: inCart };

  it('reports its start, then delivery, then payment, each once', async () => {
    await show(<Step values={empty} />);
    expect(pushed()).toEqual(pushes('begin_checkout', whole));
    await show(<Step values={addressed} />);
    expect(pushed()).toEqual(pushes('add_shipping_info', { ...whole, shipping_tier: 'courier' }));
    await show(<Step values={{ ...addressed, paymentMethod: 'stripe' }} />);
    expect(pushed()).toEqual(pushes('add_payment_info', { ...whole, payment_type: 'stripe' }));
    await show(<Step values={{ ...addressed, paymentMethod: 'stripe', note: 'Ring twice.' }} />);
    expect(pushed()).toEqual([]);
  });

  it('reports a different choice, and not a repeated one', async () => {
    await show(<Step values={{ ...addressed, paymentMethod: 'stripe' }} />);
    expect(pushed()).toHaveLength(6);
    await show(<Step values={{ ...addressed, deliveryType: 'pickup', paymentMethod: 'cash-on-delivery' }} />);
    expect(pushed()).toEqual([
      ...pushes('add_shipping_info', { ...whole, shipping_tier: 'pickup' }),
      ...pushes('add_payment_info', { ...whole, payment_type: 'cash-on-delivery' }),
    ]);
    await show(<Step values={{ ...addressed, paymentMethod: 'stripe' }} />);
    expect(pushed()).toEqual([]);
    endVisit({ orderNumber: 'K7TX2M', token: 'secret' });
    await show(<Step values={{ ...addressed, paymentMethod: 'stripe' }} of={cart()} />);
    expect(pushed()).toHaveLength(6);
  });

  it('reports a valid code only', async () => {
    const code = (state: 'applied' | 'refused') =>
      cart({ coupon: { code: 'WELCOME', state, amountMinor: 0, message: '', reason: '' } });
    await show(<Step values={empty} of={code('applied')} />);
    expect(pushed()).toEqual(pushes('begin_checkout', { coupon: 'WELCOME', ...whole }));
    await show(<Step values={addressed} of={code('refused')} />);
    expect(pushed()).toEqual(pushes('add_shipping_info', { ...whole, shipping_tier: 'courier' }));
  });

  it('reports nothing for an empty cart', async () => {
    await show(<Step values={{ ...addressed, paymentMethod: 'stripe' }} of={cart({ pieces: 0, lines: [] })} />);
    expect(pushed()).toEqual([]);
  });
});
