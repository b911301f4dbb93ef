// @vitest-environment jsdom
// The search panel: which option the Enter key opens, what it shows when a request fails, and its focus.
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '@/lib/page.testing';
import { until } from '@/lib/until.testing';
import { SearchPanel } from './SearchPanel';
import { rememberSearch } from './words';

// jsdom has no modal dialogs, and does not scroll.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
Object.assign(HTMLDialogElement.prototype, { close() {} });
Object.assign(Element.prototype, { scrollIntoView() {} });

const box = document.createElement('div');
let root: Root;
let address = '';
let failsWith: object | null;

const product = (id: number) => ({
  id,
  name: `Tee ${id}`,
  path: `/product/${id}`,
  pictures: [],
  price: { percent: 0 },
});
/** Two products, other ones for each length of the text. */
const suggestions = (length: number) => ({
  products: [product(length * 10), product(length * 10 + 1)],
  categories: [],
  brands: [],
  productCount: 2,
  corrected: null,
  page: null,
});

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

beforeEach(async () => {
  failsWith = null;
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/suggest')) return new Response();
    const length = new URL(url, 'https://shop.example').searchParams.get('q')?.length ?? 0;
    const answer = failsWith ?? { isSuccess: true, message: '', data: suggestions(length) };
    return new Response(JSON.stringify(answer), { status: failsWith ? 503 : 200 });
  });
  localStorage.clear();
  document.body.append(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
  vi.unstubAllGlobals();
});

async function open(): Promise<void> {
  const page = (
    <>
      <SearchPanel open onClose={() => {}} />
      <Address />
    </>
  );
  root = await openPage(box, page, async () => ({}));
}

const field = () => box.querySelector('input') as HTMLInputElement;
const options = () => [...box.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string) =>
  act(async () => field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

it('forgets the marked option when as many other ones arrive', async () => {
  await open();
  await type('te');
  await until(() => expect(options()[0]).toContain('Tee 20'));
  await type('tee');
  await press('ArrowDown');
  expect(box.querySelector('[aria-selected=true]')?.textContent).toContain('Tee 20');
  await until(() => expect(options()[0]).toContain('Tee 30'));
  await act(async () => (box.querySelector('form[method=get]') as HTMLFormElement).requestSubmit());
  expect(address).toBe('/search?q=tee');
});

it.each([
  ['Too many attempts.', 'Too many attempts.'],
  ['', 'failed-text'],
])('says that a request failed, and not that nothing was found', async (message, shown) => {
  failsWith = { isSuccess: false, message, data: null, code: 'error-rate-limited' };
  await open();
  await type('te');
  await until(() => expect(box.querySelector('[role=alert]')?.textContent).toBe(shown));
  expect(box.textContent).not.toContain('search-none-text');
});

it('moves the focus to the field when the recent searches are cleared', async () => {
  rememberSearch('leggings');
  await open();
  expect(options()).toContain('leggings');
  const clear = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'search-recent-clear');
  clear?.focus();
  await act(async () => clear?.click());
  expect(options()).toEqual([]);
  expect(document.activeElement).toBe(field());
});
