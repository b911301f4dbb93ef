// Problems between the cart and a paid order, in the languages of several countries: a declined payment, a price or stock change
// in the meantime, two tabs, the Back button, bots, no JavaScript.
import type { Page } from '@playwright/test';
import {
  applyPromotions,
  events,
  expectEmail,
  fillCart,
  fillForm,
  form,
  heading,
  newAddress,
  orderNumber,
  placeButton,
  placeOrder,
  type places,
  step,
  t,
  type Url,
} from './checkout';
import { emailsTo } from './emails';
import { messagesOf, type Translate } from './messages';
import { vitrina } from './operator';
import { english, expect, expectWellMade, shop, test, visit, widthOf } from './support';

type Place = { country: keyof typeof places; prefix: string; translate: Translate; url: Url };

/** The URLs of a country's shop in a language. */
function at(country: keyof typeof places, language: string, prefix = ''): Place {
  return { country, prefix, translate: messagesOf(language), url: (path) => shop(country, prefix + path) };
}

const [sl, de, hu, bn] = [at('si', 'sl'), at('de', 'de'), at('hu', 'hu'), at('bd', 'bn', '/bn')];

/** Tests that change something for a whole country use a different country for each width. */
function byWidth<T>(page: Page, phone: T, desktop: T): T {
  return (page.viewportSize()?.width ?? 0) < 500 ? phone : desktop;
}

for (const [language, place] of Object.entries({ sl, hu })) {
  test(`a declined payment is retried for the same order in ${language} ${widthOf(language)}`, async ({ page }) => {
    const { country, translate, url } = place;
    await fillCart(page, url);
    const email = newAddress();
    await visit(page, url(step));
    await fillForm(page, { email, country, method: 'sandbox' });
    await placeOrder(page);
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.locator('button[value=decline]').click();
    await expect(heading(page, translate('pay-failed'))).toBeVisible();
    await expectWellMade(page);
    expect(await events(page, 'purchase')).toEqual([]);
    await expectEmail(email, '/OrderConfirmation?order=');
    await page
      .getByRole('main')
      .getByRole('link', { name: translate('order-view') })
      .click();
    await expect(heading(page, translate('pay-failed'))).toBeVisible();
    await expectWellMade(page);
    const number = await orderNumber(page);
    await page.getByRole('button', { name: translate('failed-retry') }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.locator('button[value=success]').click();
    await expect(heading(page, translate('order-thanks'))).toBeVisible();
    expect(await orderNumber(page)).toBe(number);
    expect(await events(page, 'purchase')).toHaveLength(1);
  });
}

for (const [language, place] of Object.entries({ bn, en: at('bd', 'en') })) {
  test(`SSLCommerz returns a shopper in Bangladesh by a cross-site POST in ${language} ${widthOf(language)}`, async ({
    page,
  }) => {
    const { country, translate, url } = place;
    await fillCart(page, url);
    await visit(page, url(step));
    await fillForm(page, { email: newAddress(), country, method: 'sslcommerz' });
    await placeOrder(page);
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(heading(page, translate('pay-failed'))).toBeVisible();
    await expect(page).toHaveURL(/\/SSLReturn\?payment=/);
    await expectWellMade(page);
    await page.getByRole('button', { name: translate('failed-retry') }).click();
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(heading(page, translate('order-thanks'))).toBeVisible();
    await expectWellMade(page);
    expect(await events(page, 'purchase')).toMatchObject([{ ecommerce: { currency: 'BDT' } }]);
  });
}

test('a price change between the steps is shown, and nothing is ordered', { tag: '@phone' }, async ({ page, expected }) => {
  expected.add(409);
  const { country, translate, url } = byWidth(page, de, sl);
  await fillCart(page, url, '/category/men');
  await visit(page, url(step));
  await fillForm(page, { email: newAddress(), country, method: 'cash-on-delivery' });
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  const name = `e2e-moved-${Date.now()}`;
  applyPromotions(
    `[[promotions]]\nname = "${name}"\nkind = "cart-goal"\ncountries = ["${country.toUpperCase()}"]\n` +
      'include = ["category:men"]\n[[promotions.tiers]]\nspend = { EUR = "1.00" }\npercent = "30"\n' +
      '[promotions.texts.en]\ntitle = "Moved"\n',
  );
  await expect
    .poll(() => page.evaluate(async () => (await (await fetch('/api/cart')).json()).data.discounts.length))
    .toBeGreaterThan(0);
  await placeOrder(page);
  await expect(page.getByText(translate('error-price-changed'))).toBeVisible();
  await expect(page.locator('[data-summary]')).toBeFocused();
  await expect(page.getByRole('region', { name: translate('checkout-changed') })).toContainText('€');
  await expectWellMade(page);
  vitrina('promotion', 'disable', name);
});

test('a line that sells out during payment is reported', { tag: '@phone' }, async ({ page, expected }) => {
  expected.add(409);
  const { country, translate, url } = byWidth(page, bn, hu);
  const line = await fillCart(page, url, '/category/kids');
  await visit(page, url(step));
  await fillForm(page, { email: newAddress(), country, method: 'cash-on-delivery' });
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  vitrina('stock', 'set', line.sku, '0', '--reason', 'counted');
  await placeOrder(page);
  await expect(page.getByText(translate('error-price-changed'))).toBeVisible();
  await expect(page.getByRole('region', { name: translate('checkout-changed') })).toContainText(translate('error-cart-sold-out'));
  await expect(placeButton(page)).toHaveCount(0);
  await expectWellMade(page);
  vitrina('stock', 'set', line.sku, '20', '--reason', 'counted');
});

for (const [language, place] of Object.entries({ de, bn })) {
  test(`two tabs place one order in ${language} ${widthOf(language)}`, async ({ page, context }) => {
    const { country, translate, url } = place;
    await fillCart(page, url);
    const email = newAddress();
    await visit(page, url(step));
    const other = await context.newPage();
    await visit(other, url(step));
    for (const tab of [page, other]) await fillForm(tab, { email, country, method: 'cash-on-delivery' });
    // The second submission results in the same order, or finds the cart empty.
    await Promise.all(
      [page, other].map((tab) =>
        placeButton(tab)
          .click({ timeout: 2000 })
          .catch(() => undefined),
      ),
    );
    const outcome = (tab: Page) => heading(tab, translate('order-thanks')).or(heading(tab, translate('cart-empty-title')));
    for (const tab of [page, other]) await expect(outcome(tab)).toBeVisible();
    const tabs = [page, other];
    const numbers = await Promise.all(
      tabs.map(async (tab) => ((await heading(tab, translate('order-thanks')).isVisible()) ? orderNumber(tab) : null)),
    );
    const placed = new Set(numbers.filter((number) => number !== null));
    expect(placed.size).toBe(1);
    const [number = ''] = placed;
    await expectEmail(email, number);
    expect(emailsTo(email).every((text) => text.includes(number))).toBe(true);
  });
}

for (const [language, place] of Object.entries({ sl, de })) {
  test(`Back from the payment page leads to the same order in ${language} ${widthOf(language)}`, async ({ page }) => {
    const { country, translate, url } = place;
    await fillCart(page, url);
    await visit(page, url(step));
    await fillForm(page, { email: newAddress(), country, method: 'sandbox' });
    await placeOrder(page);
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.goBack();
    await expect(heading(page, translate('order-unpaid'))).toBeVisible();
    await expectWellMade(page);
    await page.getByRole('button', { name: translate('order-pay-now') }).click();
    await page.waitForURL(/\/sandbox\/pay\//);
  });
}

test('a bot that fills the honeypot field orders nothing', { tag: '@desktop' }, async ({ page, expected }) => {
  expected.add(403);
  await fillCart(page, english);
  const email = newAddress();
  await visit(page, english(step));
  await fillForm(page, { email, method: 'cash-on-delivery' });
  const trap = form(page).locator('[name=website]');
  await expect(trap).toBeHidden();
  const fill = (text: string) =>
    trap.evaluate((input: HTMLInputElement, value) => Object.assign(input, { value }), text);
  await fill('https://spam.example');
  await placeOrder(page);
  await expect(page.locator('[data-summary]')).toContainText(t('error-forbidden'));
  expect(emailsTo(email)).toEqual([]);
  await fill('');
  await placeOrder(page);
  await expect(heading(page, t('order-thanks'))).toBeVisible();
});

for (const [language, place] of Object.entries({ sl, de, bn, hu })) {
  test(`without JavaScript an order is placed and paid in ${language} ${widthOf(language)}`, async ({
    browser,
    viewport,
  }) => {
    const { country, translate, url } = place;
    const context = await browser.newContext({ javaScriptEnabled: false, viewport });
    const page = await context.newPage();
    await page.goto(url('/category/women'));
    await page.locator('article:has(.quick-add) .quick-add').first().click();
    await page
      .getByRole('main')
      .getByRole('button', { name: translate('cart-add') })
      .click();
    await page
      .getByRole('main')
      .getByRole('link', { name: translate('cart-checkout') })
      .click();
    await expect(heading(page, translate('checkout-title'))).toBeVisible();
    await placeButton(page).click();
    await expect(page.locator('[data-summary]')).toBeVisible();
    await expect(page.getByText(translate('checkout-terms-check'))).toBeVisible();
    const email = newAddress();
    // In Bangladesh shoppers pay SSLCommerz or the courier, elsewhere in the sandbox.
    const isCash = country === 'bd';
    await fillForm(page, { email, country, method: isCash ? 'cash-on-delivery' : 'sandbox' });
    await placeButton(page).click();
    if (isCash) {
      // The prices shown so far do not include the charge for cash on delivery.
      await expect(page.getByRole('heading', { name: translate('checkout-changed') })).toBeVisible();
      await expect(form(page).locator('[name=email]')).toHaveValue(email);
      await placeButton(page).click();
      await expect(heading(page, translate('order-thanks'))).toBeVisible();
    } else {
      await page.waitForURL(/\/sandbox\/pay\//);
      await page.locator('button[value=success]').click();
      await expect(heading(page, translate('pay-succeeded'))).toBeVisible();
    }
    const status = await page.getByRole('main').getByRole('status').first().textContent();
    const number = /\b[A-Z0-9]{8,}\b/.exec(status ?? '')?.[0] ?? '';
    expect(number).not.toBe('');
    await expectEmail(email, number);
    await context.close();
  });
}
