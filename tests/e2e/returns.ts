// Shared by the tests of tracking, returns and withdrawals: a delivered order, and opening its page.
import type { Page } from '@playwright/test';
import { fillCart, fillForm, newAddress, orderNumber, placeOrder, type places, step, type Url } from './checkout';
import { vitrina } from './operator';
import { expect, visit } from './support';

export type Delivered = { email: string; number: string; token: string };

/** An order of one piece, paid in cash and handed over. */
export async function deliveredOrder(
  page: Page,
  url: Url,
  country: keyof typeof places,
  email = newAddress(),
): Promise<Delivered> {
  await fillCart(page, url);
  await visit(page, url(step));
  await fillForm(page, { email, country, method: 'cash-on-delivery' });
  await placeOrder(page);
  await expect(page).toHaveURL(/OrderConfirmation/);
  await expect(page.getByRole('status').first()).toContainText(/[A-Z0-9]{10}/);
  const number = await orderNumber(page);
  const token = new URL(page.url()).searchParams.get('order') ?? '';
  vitrina('order', 'pack', number);
  vitrina('order', 'ship', number, '--carrier', 'GLS', '--tracking', `T${number}`);
  vitrina('order', 'deliver', number);
  return { email, number, token };
}

/** A photo as taken by a phone, only smaller. */
export async function photograph(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
    const brush = canvas.getContext('2d');
    if (brush) {
      brush.fillStyle = '#b4232a';
      brush.fillRect(40, 40, 200, 120);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return { name: 'tear.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') };
}
