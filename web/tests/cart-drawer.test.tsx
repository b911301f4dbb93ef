// @vitest-environment jsdom
// The drawer that opens after adding a product: the cart's lines, and the amounts missing for free delivery and goals.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Cart } from '@/api/types';
import { Dialogs } from '@/features/cart/dialogs';
import { openDialog, useOpenDialog } from '@/features/cart/store';
import { I18nProvider } from '@/lib/i18n';
import { openShop, ShopProvider } from '@/lib/shop';
import { createTranslator } from '@/lib/translator';
import { cart } from './cartFixtures';
import { card, fluent, shop } from './catalogueFixtures';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const english = createTranslator(shop.language);
for (const area of ['shop', 'cart']) english.add({ [area]: fluent(area) });

const box = document.createElement('div');
let root: Root;

function Drawer() {
  return <Dialogs open={useOpenDialog()} />;
}

async function open(more: Partial<Cart> = {}): Promise<HTMLDialogElement> {
  await act(async () => openDialog({ kind: 'drawer', cart: cart(more) }));
  return box.querySelector('dialog') as HTMLDialogElement;
}

/** What had the focus when a dialog was opened: jsdom has no modal dialogs. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    (openers.get(this) as HTMLElement | null)?.focus();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
  document.body.append(box);
  openShop(shop);
  root = createRoot(box);
  await act(async () =>
    root.render(
      <ShopProvider shop={shop}>
        <I18nProvider i18n={english}>
          <Drawer />
        </I18nProvider>
      </ShopProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => {
    openDialog(null);
    root.unmount();
  });
  box.remove();
});

it("shows the amount missing for free delivery, a goal's reward and its next tier", async () => {
  const { textContent } = await open();
  expect(textContent).toContain('18.10 € away from free delivery');
  expect(box.querySelector<HTMLElement>('.cart-meter span')?.style.width).toBe('64%');
  expect(textContent).toContain('Yours: Winter week');
  expect(textContent).toContain('Spend 8.10 € more and get 10% off.');
});

it('shows free delivery as soon as it applies', async () => {
  await open();
  const dialog = await open({ shippingMinor: 0, missingToFreeShippingMinor: null, goals: [] });
  expect(dialog.textContent).toContain('Delivery is free.');
  expect(dialog.textContent).not.toMatch(/away from free delivery|Spend/);
  expect(dialog.querySelector('.cart-meter')).toBeNull();
});

it('strikes regular prices, sums the goods and links to the next step', async () => {
  const dialog = await open();
  const prices = [...dialog.querySelectorAll('.item-line .price')];
  expect(prices.map((price) => [price.querySelector('b')?.textContent, price.querySelector('s')?.textContent])).toEqual(
    [
      ['22.90 €', '29.90 €'],
      ['9.00 €', '10.00 €'],
    ],
  );
  expect(dialog.textContent).toContain('Subtotal 31.90 €');
  const links = [...dialog.querySelectorAll<HTMLAnchorElement>('.dialog-foot a')].map(
    (link) => link.pathname + link.search,
  );
  expect(links).toEqual(['/en/Checkout?step=payment', '/en/Checkout']);
});

it('has no checkout link when nothing is available, and is empty once closed', async () => {
  const dialog = await open({ pieces: 0 });
  expect(dialog.querySelector('.dialog-foot a[href*="step=payment"]')).toBeNull();
  await act(async () => openDialog(null));
  expect(dialog.querySelector('.item-line')).toBeNull();
});

it("returns the focus to the card's link after adding from a card", async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const link = document.body.appendChild(document.createElement('button'));
  link.focus();
  await act(async () => openDialog({ kind: 'quick-add', product: card(1) }));
  const quickAdd = box.querySelector('#quick-add') as HTMLDialogElement;
  expect(quickAdd.contains(document.activeElement)).toBe(true);
  const closed = new Promise((resolve) => quickAdd.addEventListener('close', resolve, { once: true }));
  const drawer = await open();
  // The event of the closed dialog must not close the drawer.
  await act(() => closed);
  expect([drawer.open, drawer.contains(document.activeElement)]).toEqual([true, true]);
  await act(async () => openDialog(null));
  expect(document.activeElement).toBe(link);
  link.remove();
  vi.unstubAllGlobals();
});
