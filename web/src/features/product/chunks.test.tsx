// @vitest-environment jsdom
// Parts of the product page whose code cannot be loaded: the page itself stays.
import { act, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { openPage, testShop } from '@/lib/page.testing';
import { ShopProvider } from '@/lib/shop';
import { StockAlertForm } from './stockAlertChunk';
import { Zoom } from './Zoom';

const failure = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('./ZoomStage', failure);
vi.mock('./StockAlertForm', failure);
// jsdom has no dialogs.
Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });

const box = document.createElement('div');
let root: Root;
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('follows the link of a picture that cannot be enlarged', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign, href: 'https://shop.example/' });
  const onClose = vi.fn();
  const picture = { path: 'a/shirt.jpg', alt: 'Shirt' } as never;
  const zoom = <Zoom name="Shirt" pictures={[picture]} index={0} onIndex={() => {}} onClose={onClose} />;
  root = await openPage(box, zoom, async () => ({}));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining('shirt')));
  expect(onClose).toHaveBeenCalled();
});

it('leaves the stock alert form as the server rendered it', async () => {
  const page = (form: React.ReactNode) => (
    <ShopProvider shop={testShop}>
      <I18nProvider i18n={idsAsMessages}>
        <h1>Shirt</h1>
        <Suspense fallback={<p>…</p>}>{form}</Suspense>
      </I18nProvider>
    </ShopProvider>
  );
  box.innerHTML = renderToString(page(<form method="post" />));
  const onUncaughtError = vi.fn();
  await act(async () => {
    root = hydrateRoot(box, page(<StockAlertForm variantId={1} item="Shirt" />), { onUncaughtError });
  });
  await vi.dynamicImportSettled();
  expect(onUncaughtError).not.toHaveBeenCalled();
  expect(box.querySelector('form')?.method).toBe('post');
});
