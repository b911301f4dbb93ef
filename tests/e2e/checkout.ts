// Shared by the checkout tests: filling cart and form, the order's number, its e-mails and its analytics events.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { emailsTo } from './emails';
import { messagesOf } from './messages';
import { vitrina } from './operator';
import { expect, visit } from './support';

export const t = messagesOf('en');
export const step = '/Checkout?step=payment';
export const badge = (page: Page) => page.getByRole('banner').locator('a[href$="/Checkout"] .bar-count');
export const form = (page: Page) => page.locator('#checkout-form');
export const placeButton = (page: Page) => page.locator('button[form=checkout-form]');
export const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });
export const events = (page: Page, name: string) =>
  page.evaluate(
    (wanted) => ((window.dataLayer ?? []) as unknown as { event?: string }[]).filter(({ event }) => event === wanted),
    name,
  );

export function applyPromotions(text: string): void {
  const file = join(mkdtempSync(join(tmpdir(), 'vitrina-promotions-')), 'promotions.toml');
  writeFileSync(file, text);
  vitrina('promotion', 'apply', file);
}

export type Url = (path: string) => string;
export type Line = { variantId: number; sku: string; path: string };

/** Adds the first purchasable variant of a listing's product to the cart; each width uses a different product. */
export async function fillCart(page: Page, url: Url, listing = '/category/women'): Promise<Line> {
  await visit(page, url(listing));
  const links = page.locator('article:has(.quick-add) .card-link');
  const isPhone = (page.viewportSize()?.width ?? 0) < 500;
  const path = await links.nth(isPhone ? 1 : 0).getAttribute('href');
  await visit(page, new URL(path ?? '', page.url()).href);
  const chips = page.getByRole('main').locator('a.chip:not(.text-ink-3)');
  if ((await chips.count()) > 0) await chips.first().click();
  await page.getByRole('main').locator('form:has([name=intent][value=add-to-cart]) button').first().click();
  await expect(badge(page)).toHaveText('1');
  return page.evaluate(async () => (await (await fetch('/api/cart')).json()).data.lines[0]);
}

export const places = {
  si: ['Ana Novak', 'Slovenska cesta 1', 'Ljubljana', '1000', '040123456'],
  bd: ['Rahim Uddin', '12 Road 5, Dhanmondi', 'Dhaka', '1205', '01712345678'],
  de: ['Anna Maier', 'Lindenstraße 25', 'Freiburg im Breisgau', '79100', '030123456'],
  hu: ['Kovács Anna', 'Fő utca 1', 'Budapest', '1011', '301234567'],
} as const;

export type Filled = { email: string; country?: keyof typeof places; method: string };

export async function fillForm(page: Page, { email, country = 'si', method }: Filled): Promise<void> {
  const [name, address, city, postalCode, phone] = places[country];
  const values = { email, 'address.name': name, 'address.address': address, 'address.city': city };
  for (const [field, value] of Object.entries({ ...values, 'address.postalCode': postalCode, 'address.phone': phone }))
    await form(page).locator(`[name="${field}"]`).fill(value);
  await form(page).locator(`[name=paymentMethod][value=${method}]`).check();
  await form(page).locator('[name=acceptTerms]').check();
}

export async function placeOrder(page: Page): Promise<void> {
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await placeButton(page).click();
}

let count = 0;
export function newAddress(): string {
  count += 1;
  return `order-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}-${count}@example.com`;
}

/** Expects an e-mail to the address that contains this text. */
export async function expectEmail(address: string, ...texts: string[]): Promise<void> {
  await expect
    .poll(() => emailsTo(address).some((email) => texts.every((text) => email.includes(text))), { timeout: 30_000 })
    .toBe(true);
}

export async function orderNumber(page: Page): Promise<string> {
  const text = await page.getByRole('status').first().innerText();
  return /\b[A-Z0-9]{8,}\b/.exec(text)?.[0] ?? '';
}

export async function register(page: Page, email: string, countryId: number): Promise<void> {
  const made = await page.evaluate(
    async ([address, country]) => {
      const body = JSON.stringify({
        firstName: 'Ana',
        lastName: 'Novak',
        email: address,
        password: 'Lipa-v-parku-26',
        repeatPassword: 'Lipa-v-parku-26',
        phone: '040123456',
        phoneCode: '+386',
        countryId: country,
        userTypeId: 2,
        acceptTerms: true,
      });
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/auth/register', { method: 'POST', headers, body })).status;
    },
    [email, countryId] as const,
  );
  expect(made).toBe(200);
}
