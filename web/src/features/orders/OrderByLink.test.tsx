// @vitest-environment jsdom
// The order page opened by its link: its text for an open payment, polling for the payment's result, and its analytics events.
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadOwn, type OwnAnswers } from '@/api/own';
import { applyConsent, startConsent } from '@/lib/consent';
import { expectGa4 } from '@/lib/ga4.testing';
import { type Page, PageProvider } from '@/lib/page';
import { openPage } from '@/lib/page.testing';
import { isUnreportedPurchase, notePurchase } from '@/lib/purchases';
import type { Shop } from '@/lib/shop';
import { orderCalls } from './calls';
import { OrderByLink } from './OrderByLink';

const page = { path: '/OrderConfirmation', params: {}, query: new URLSearchParams('order=secret') } as unknown as Page;
const state = (status: string) => ({ status, colour: 'warning', label: status });
const line = {
  position: 1,
  productId: 5,
  variantId: 7,
  name: 'Tee',
  brand: 'Tiho',
  categoriesArr: ['Women', 'Tees'],
  color: 'Rust',
  size: 'M',
  picture: null,
  path: '/product/tee',
  quantity: 2,
  regularUnitMinor: 2000,
  unitMinor: 1500,
  discounts: [],
  totalMinor: 3000,
  refundedMinor: 0,
  isGift: false,
};
const order = {
  number: 'K7TX2M9QAB',
  placedOn: '22 November 2026',
  email: 'ana@example.com',
  paymentMethod: 'stripe',
  delivery: { type: 'courier', arrives: 'a', pickup: null },
  deliveryState: state('PENDING'),
  currency: 'EUR',
  lines: [line],
  subtotalMinor: 3000,
  discountMinor: 0,
  coupon: null,
  shippingMinor: 350,
  cashOnDeliveryMinor: 0,
  totalMinor: 3350,
  refundedMinor: 0,
  vat: [{ rateBasisPoints: 2200, grossMinor: 3350, taxMinor: 604 }],
  address: null,
  billing: null,
  note: null,
  timeline: [],
  parcels: [],
  creditNotes: [] as { number: string; issuedOn: string; amountMinor: number }[],
  actions: { canCancel: false, canPay: false, hasInvoice: false },
};

let root: Root;
let status: string;
/** The HTTP status of the server's answers. */
let http: number;
let refundedMinor: number;
let lines = [line];
const asked: string[] = [];
const box = document.createElement('div');

vi.stubGlobal('fetch', async (path: string) => {
  asked.push(path);
  if (http !== 200) return new Response(JSON.stringify({ isSuccess: false, message: '' }), { status: http });
  const data = { ...order, lines, refundedMinor, paymentState: state(status) };
  return new Response(JSON.stringify({ isSuccess: true, message: '', data }), { status: 200 });
});

async function open(): Promise<void> {
  const element = (
    <PageProvider page={page}>
      <OrderByLink steps={null} onReordered={() => {}} />
    </PageProvider>
  );
  let own: OwnAnswers | null = null;
  root = await openPage(box, element, async ({ request }) => {
    own = await loadOwn(() => orderCalls.byLink('secret'), request.signal, own);
    return { own };
  });
}

/** The events pushed since the last call, in GA4's format. */
function pushed(): unknown[] {
  const all = window.dataLayer ?? [];
  window.dataLayer = [];
  expectGa4(all);
  return all;
}

const item: Gtag.Item = {
  item_id: '5',
  item_name: 'Tee',
  item_brand: 'Tiho',
  item_category: 'Women',
  item_category2: 'Tees',
  item_variant: 'Rust / M',
  price: 15,
  quantity: 2,
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  window.dataLayer = [];
  asked.length = 0;
  http = 200;
  refundedMinor = 0;
  lines = [line];
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
});

it('polls for the result of a pending payment, and shows it', async () => {
  status = 'PROCESSING';
  await open();
  expect(box.querySelector('h1')?.textContent).toBe('pay-processing');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  status = 'COMPLETED';
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(box.querySelector('h1')?.textContent).toBe('order-thanks');
  expect(asked.filter((path) => path.includes('/by-link/secret'))).toHaveLength(3);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toHaveLength(3);
});

it('continues to poll after a poll that fails', async () => {
  status = 'PROCESSING';
  await open();
  http = 503;
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(box.querySelector('h1')?.textContent).toBe('pay-processing');
  http = 200;
  status = 'COMPLETED';
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(box.querySelector('h1')?.textContent).toBe('order-thanks');
});

it('says that the link leads to no order only if the server says so', async () => {
  status = 'COMPLETED';
  http = 404;
  await open();
  expect(box.querySelector('h1')?.textContent).toBe('order-missing-title');
  await act(() => root.unmount());
  http = 503;
  await open();
  expect(box.querySelector('h1')?.textContent).toBe('order-view');
  expect(box.querySelector('[role=alert]')?.textContent).toContain('failed-text');
  http = 200;
  await act(async () => box.querySelector('button')?.click());
  expect(box.querySelector('h1')?.textContent).toBe('order-thanks');
});

it('polls for at most a minute', async () => {
  status = 'PROCESSING';
  await open();
  for (let turn = 0; turn < 30; turn += 1) await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(asked).toHaveLength(21);
});

it('labels the current and the regular price of a reduced line, and shows no price of a gift', async () => {
  status = 'COMPLETED';
  lines = [
    line,
    { ...line, position: 2, regularUnitMinor: 1500 },
    { ...line, position: 3, totalMinor: 0, isGift: true },
  ];
  await open();
  const rows = [...box.querySelectorAll('.item-line')];
  const totals = rows.map((row) => row.querySelector('.price > p'));
  expect(totals[0]?.textContent).toMatch(/^price-now .*30.*price-before .*40/);
  expect(totals[0]?.querySelector('s')?.textContent).toContain('40');
  expect(totals[1]?.textContent).toMatch(/^\D*30\D*00\D*$/);
  expect(totals[2]).toBeNull();
  expect(rows[2]?.textContent).toContain('cart-gift');
});

async function openAgain(): Promise<void> {
  await act(() => root.unmount());
  await open();
}

const purchase = (value: number, items: Gtag.Item[]) => ({
  event: 'purchase',
  ecommerce: { transaction_id: order.number, currency: 'EUR', value, tax: 6.04, shipping: 3.5, items },
});
const refund = (value: number, items: Gtag.Item[]) => ({
  event: 'refund',
  ecommerce: { transaction_id: order.number, currency: 'EUR', value, items },
});

it('reports the purchase to analytics once in the browser that ordered, with the value of the goods', async () => {
  status = 'COMPLETED';
  notePurchase(order.number);
  await open();
  expect(pushed()).toEqual([{ ecommerce: null }, purchase(30, [item])]);
  await openAgain();
  expect(pushed()).toEqual([]);
});

it('reports the price of a piece after promotions', async () => {
  status = 'COMPLETED';
  notePurchase(order.number);
  lines = [{ ...line, totalMinor: 2700 }];
  await open();
  expect(pushed()).toEqual([{ ecommerce: null }, purchase(27, [{ ...item, price: 13.5, discount: 1.5 }])]);
});

it('reports refunds to analytics once, with their pieces', async () => {
  status = 'PARTIALLY_REFUNDED';
  notePurchase(order.number);
  isUnreportedPurchase(order.number);
  // Includes shipping, which is not part of the event's value.
  refundedMinor = 1850;
  lines = [{ ...line, refundedMinor: 1500 }];
  await open();
  expect(pushed()).toEqual([{ ecommerce: null }, refund(15, [{ ...item, quantity: 1 }])]);
  await openAgain();
  expect(pushed()).toEqual([]);
  refundedMinor = 2250;
  lines = [{ ...line, refundedMinor: 1900 }];
  await openAgain();
  expect(pushed()).toEqual([{ ecommerce: null }, refund(4, [{ ...item, price: 4, quantity: 1 }])]);
  // A refund that refers to no line.
  refundedMinor = 2350;
  await openAgain();
  expect(pushed()).toEqual([{ ecommerce: null }, refund(1, [])]);
});

it('keeps a refund in the data layer, where nothing reads it before a visitor consents', async () => {
  const tags = () => document.head.querySelectorAll('script[src*="googletagmanager"]').length;
  startConsent({ gtmId: 'GTM-REFUND' } as Shop);
  status = 'PARTIALLY_REFUNDED';
  refundedMinor = 500;
  notePurchase(order.number);
  isUnreportedPurchase(order.number);
  await open();
  const [first, ...others] = pushed();
  expect(others).toEqual([{ ecommerce: null }, refund(5, [])]);
  expect(Array.from(first as ArrayLike<unknown>)).toMatchObject([
    'consent',
    'default',
    { analytics_storage: 'denied', ad_storage: 'denied' },
  ]);
  applyConsent('GTM-REFUND', { analytics: false, marketing: false });
  await vi.dynamicImportSettled();
  expect(tags()).toBe(0);
  applyConsent('GTM-REFUND', { analytics: true, marketing: false });
  await vi.dynamicImportSettled();
  expect(tags()).toBe(1);
});

it('links the invoice as a page and as a PDF, in the language of the page', async () => {
  status = 'COMPLETED';
  order.actions.hasInvoice = true;
  await open();
  const links = [...box.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const path = '/api/order/by-link/secret/invoice';
  expect(links).toEqual(expect.arrayContaining([`${path}?languageId=1`, `${path}.pdf?languageId=1`]));
  order.actions.hasInvoice = false;
});

it('orders again by a form that works without JavaScript, unless the link shows no items', async () => {
  const form = () => box.querySelector<HTMLFormElement>('form:has([name=intent][value=reorder])');
  status = 'COMPLETED';
  await open();
  expect([form()?.method, form()?.hasAttribute('action')]).toEqual(['post', false]);
  expect(form()?.querySelector('button')?.type).toBe('submit');
  lines = [];
  await openAgain();
  expect(form()).toBeNull();
});

it('links the credit notes of an order beside its invoice', async () => {
  status = 'REFUNDED';
  order.creditNotes = [{ number: 'SI-CN-2026-000001', issuedOn: '23 November 2026', amountMinor: 3350 }];
  await open();
  const link = [...box.querySelectorAll('a')].find(({ href }) => href.includes('credit-note'));
  expect(link?.getAttribute('href')).toBe('/api/order/by-link/secret/credit-note/SI-CN-2026-000001?languageId=1');
  expect(link?.textContent).toContain('SI-CN-2026-000001');
  order.creditNotes = [];
});

it('reports no order of another browser to analytics', async () => {
  status = 'COMPLETED';
  await open();
  expect(pushed()).toEqual([]);
});
