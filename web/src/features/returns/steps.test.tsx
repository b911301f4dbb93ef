// @vitest-environment jsdom
// The steps of a return in the browser's history: Back leads to the selection as it was, and nothing is loaded for keeping it.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { type Page, PageProvider } from '@/lib/page';
import { testShop } from '@/lib/page.testing';
import { openShop, ShopProvider } from '@/lib/shop';
import { ChooseLines } from './ChooseLines';
import { hasChosen } from './selection';
import type { ReturnableLine } from './shapes';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const line = (position: number) => ({
  position,
  name: `Tee ${position}`,
  quantity: 2,
  returnable: 2,
  requested: 0,
  exchanges: [{ variantId: 77, size: 'L', color: 'Rust', available: true }],
});
const lines = [line(1), line(2)] as ReturnableLine[];

/** `all` is for a withdrawal, of which everything is selected at first. */
function Step({ all }: { all?: boolean }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const page = { path: pathname, query } as Page;
  return (
    <PageProvider page={page}>
      {hasChosen(query) ? <p>{search}</p> : <ChooseLines lines={lines} all={all} submit="Go" />}
    </PageProvider>
  );
}

const Nothing = () => null;
const box = document.createElement('div');
const loader = vi.fn(async () => null);
let root: Root;
let router: ReturnType<typeof createMemoryRouter>;

async function open(all?: boolean): Promise<void> {
  openShop(testShop);
  router = createMemoryRouter([{ path: '*', loader, element: <Step all={all} />, HydrateFallback: Nothing }], {
    initialEntries: ['/guest/return?order=secret'],
  });
  root = createRoot(box);
  await act(async () =>
    root.render(
      <ShopProvider shop={testShop}>
        <I18nProvider i18n={idsAsMessages}>
          <RouterProvider router={router} />
        </I18nProvider>
      </ShopProvider>,
    ),
  );
}

beforeEach(() => document.body.append(box));
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

const select = (id: string) => box.querySelector(`#${id}`) as HTMLSelectElement;
const values = () => [...box.querySelectorAll('select')].map(({ value }) => value);
const submit = () => act(async () => box.querySelector('form')?.requestSubmit());
const go = (steps: number) => act(() => router.navigate(steps));

it('keeps the selection of a return', async () => {
  await open();
  select('take-2').value = '2:1';
  select('swap-2').value = '2:77';
  loader.mockClear();
  await submit();
  const chosen = '?order=secret&take=2%3A1&swap=2%3A77';
  expect(box.textContent).toBe(chosen);
  expect(loader, 'for the second step alone').toHaveBeenCalledTimes(1);
  await go(-1);
  expect(router.state.location.search).toBe('?order=secret');
  expect(values()).toEqual(['1:0', '1:', '2:1', '2:77']);
  await go(1);
  expect(box.textContent).toBe(chosen);
});

it('keeps what was left out of a withdrawal', async () => {
  await open(true);
  expect(values()).toEqual(['1:2', '2:2']);
  select('take-1').value = '1:0';
  await submit();
  await go(-1);
  expect(values()).toEqual(['1:0', '2:2']);
});

it('keeps a selection that was changed', async () => {
  await open();
  await act(() => router.navigate('/guest/return?order=secret&take=1%3A2&change=1'));
  select('take-1').value = '1:1';
  await submit();
  expect(box.textContent).toBe('?order=secret&take=1%3A1');
  await go(-1);
  expect(values()).toEqual(['1:1', '1:', '2:0', '2:']);
});
