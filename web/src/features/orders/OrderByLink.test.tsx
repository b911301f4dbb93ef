// @vitest-environment jsdom
// An order's page by its link: what it says of a payment that is open, that it asks how that ended, and what analytics hears of it.
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadOwn } from '@/api/own';
import { applyConsent, startConsent } from '@/lib/consent';
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
let refundedMinor: number;
const asked: string[] = [];
const box = document.createElement('div');

vi.stubGlobal('fetch', async (path: string) => {
  asked.push(path);
  const data = { ...order, refundedMinor, paymentState: state(status) };
  return new Response(JSON.stringify({ isSuccess: true, message: '', data }), { status: 200 });
});

async function open(): Promise<void> {
  const element = (
    <PageProvider page={page}>
      <OrderByLink steps={null} onReorder={async () => {}} />
    </PageProvider>
  );
  root = await openPage(box, element, async ({ request }) => ({
    own: await loadOwn(() => orderCalls.byLink('secret'), request.signal),
  }));
}

const told = (event: string) =>
  (window.dataLayer as { event?: string; ecommerce?: object }[]).filter((one) => one.event === event);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  window.dataLayer = [];
  asked.length = 0;
  refundedMinor = 0;
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
});

it('asks how a payment that is under way ended, and shows it', async () => {
  status = 'PROCESSING';
  await open();
  expect(box.querySelector('h1')?.textContent).toBe('pay-processing');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  status = 'COMPLETED';
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(box.querySelector('h1')?.textContent).toBe('order-thanks');
  expect(asked.filter((path) => path.includes('/by-link/secret/state'))).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked.filter((path) => path.includes('/state'))).toHaveLength(2);
});

it('asks no longer than a minute', async () => {
  status = 'PROCESSING';
  await open();
  for (let turn = 0; turn < 30; turn += 1) await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(asked.filter((path) => path.includes('/state'))).toHaveLength(20);
});

it('tells analytics of the purchase once in the browser that ordered, and of what was given back since', async () => {
  status = 'COMPLETED';
  notePurchase(order.number);
  await open();
  const items = [
    { item_id: '5', item_name: 'Tee', item_category2: 'Tees', item_variant: 'Rust / M', price: 15, quantity: 2 },
  ];
  expect(told('purchase')).toMatchObject([
    { ecommerce: { transaction_id: order.number, currency: 'EUR', value: 33.5, tax: 6.04, shipping: 3.5, items } },
  ]);
  await act(() => root.unmount());
  await open();
  expect(told('purchase')).toHaveLength(1);
  await act(() => root.unmount());
  status = 'PARTIALLY_REFUNDED';
  refundedMinor = 1500;
  await open();
  expect(told('refund')).toMatchObject([{ ecommerce: { transaction_id: order.number, currency: 'EUR', value: 15 } }]);
  expect(told('purchase')).toHaveLength(1);
});

it('keeps a refund in the data layer, where nothing reads it before a visitor consents', async () => {
  const tags = () => document.head.querySelectorAll('script[src*="googletagmanager"]').length;
  startConsent({ gtmId: 'GTM-REFUND' } as Shop);
  status = 'PARTIALLY_REFUNDED';
  refundedMinor = 500;
  notePurchase(order.number);
  isUnreportedPurchase(order.number);
  await open();
  expect(told('refund')).toMatchObject([{ ecommerce: { transaction_id: order.number, value: 5 } }]);
  const first = Array.from(window.dataLayer?.[0] as ArrayLike<unknown>);
  expect(first).toMatchObject(['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }]);
  applyConsent('GTM-REFUND', { analytics: false, marketing: false });
  await vi.dynamicImportSettled();
  expect(tags()).toBe(0);
  applyConsent('GTM-REFUND', { analytics: true, marketing: false });
  await vi.dynamicImportSettled();
  expect(tags()).toBe(1);
  expect(told('refund')).toHaveLength(1);
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

it('tells analytics nothing of an order from another browser', async () => {
  status = 'COMPLETED';
  await open();
  expect(told('purchase')).toHaveLength(0);
});
