// The cart: adding from a product and from a card, the drawer, the badge, two tabs, changes, undo, coupons, signing in, no
// JavaScript.
import type { Page } from '@playwright/test';
import { messagesOf } from './messages';
import { english, expect, expectNoReload, expectWellMade, tagsOfLongTest, shop, test, visit } from './support';

const t = messagesOf('en');
const badge = (page: Page) => page.getByRole('banner').locator('a[href$="/Checkout"] .bar-count');
const lines = (page: Page) => page.getByRole('main').locator('.item-line');
const drawer = (page: Page) => page.locator('#cart-drawer');
const events = (page: Page, name: string) =>
  page.evaluate(
    (wanted) => (window.dataLayer as unknown as { event?: string }[]).filter(({ event }) => event === wanted),
    name,
  );

/** Opens the first product of a listing, with a purchasable size selected. */
async function openProduct(page: Page, url: (path: string) => string): Promise<void> {
  await visit(page, url('/category/women'));
  const path = await page.locator('article:not(:has(.bg-night)) .card-link').first().getAttribute('href');
  await visit(page, new URL(path ?? '', page.url()).href);
  await chooseSize(page);
}

async function chooseSize(page: Page): Promise<void> {
  const chips = page.getByRole('main').locator('a.chip:not(.text-ink-3)');
  if ((await chips.count()) > 0) await chips.first().click();
}

const addButton = (page: Page, translate = t) => page.getByRole('main').getByRole('button', { name: translate('cart-add') });

async function signIn(page: Page): Promise<void> {
  const unique = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}`;
  const made = await page.evaluate(async (email) => {
    const body = JSON.stringify({
      firstName: 'Ana',
      lastName: 'Novak',
      email,
      password: 'Lipa-v-parku-26',
      repeatPassword: 'Lipa-v-parku-26',
      phone: '040123456',
      phoneCode: '+386',
      countryId: 3,
      userTypeId: 2,
      acceptTerms: true,
    });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/auth/register', { method: 'POST', headers, body })).status;
  }, `cart-${unique}@example.com`);
  expect(made).toBe(200);
}

const shops = [
  ['si', '', 'sl'],
  ['bd', '/bn', 'bn'],
  ['de', '', 'de'],
] as const;

for (const [country, prefix, language] of shops) {
  test(`a product is added to the cart and removed in ${language} ${tagsOfLongTest(language)}`, async ({ page }) => {
    const translate = messagesOf(language);
    const url = (path: string) => shop(country, prefix + path);
    await openProduct(page, url);
    await expectNoReload(page, async () => {
      await addButton(page, translate).click();
      await expect(drawer(page)).toBeVisible();
      await expect(drawer(page).getByRole('heading', { name: translate('cart-added-title') })).toBeVisible();
      await expect(badge(page)).toHaveText('1');
      await expectWellMade(page);
      await drawer(page)
        .getByRole('link', { name: translate('cart-view') })
        .click();
      await expect(page).toHaveURL(url('/Checkout'));
    });
    await expect(lines(page)).toHaveCount(1);
    await expectWellMade(page);
    await lines(page)
      .getByRole('button', { name: new RegExp(translate('cart-remove'), 'i') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: translate('cart-empty-title') })).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    await expectWellMade(page);
  });
}

test('without a size nothing is added, and the page shows why', async ({ page }) => {
  await visit(page, english('/category/women'));
  const path = await page.locator('article:not(:has(.bg-night)) .card-link').first().getAttribute('href');
  await visit(page, new URL(path ?? '', page.url()).href);
  await addButton(page).click();
  await expect(page.getByText(t('cart-choose'))).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});

test('a card adds to the cart with its own selection', async ({ page }) => {
  await visit(page, english('/category/women'));
  const name = await page.locator('article:has(.quick-add) .card-link').first().innerText();
  await expectNoReload(page, async () => {
    await page
      .getByRole('link', { name: t('card-add', { name }) })
      .first()
      .click();
    const dialog = page.locator('#quick-add');
    await expect(dialog).toBeVisible();
    await dialog.locator('label.quick-add-chip:not([data-gone])').last().click();
    await expectWellMade(page);
    await dialog.getByRole('button', { name: t('cart-add') }).click();
    await expect(drawer(page)).toBeVisible();
  });
  await expect(badge(page)).toHaveText('1');
  const [added] = await events(page, 'add_to_cart');
  expect(added).toMatchObject({ ecommerce: { currency: 'EUR', items: [{ item_name: name, quantity: 1 }] } });
});

test('quantities change, and a removed line can be restored', async ({ page }) => {
  await openProduct(page, english);
  await addButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await visit(page, english('/Checkout'));
  const quantity = lines(page).getByRole('spinbutton');
  await lines(page).getByRole('button', { name: '+', includeHidden: true }).click();
  await expect(quantity).toHaveValue('2');
  await expect(badge(page)).toHaveText('2');
  await quantity.fill('1');
  await quantity.press('Enter');
  await expect(badge(page)).toHaveText('1');
  await lines(page)
    .getByRole('button', { name: /^Remove / })
    .click();
  await page.getByRole('button', { name: t('cart-undo') }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(badge(page)).toHaveText('1');
  expect(await events(page, 'view_cart')).toHaveLength(1);
  expect((await events(page, 'remove_from_cart')).length).toBeGreaterThan(0);
});

test('two tabs share one cart', { tag: '@desktop' }, async ({ page, context }) => {
  await openProduct(page, english);
  const other = await context.newPage();
  await visit(other, english('/Checkout'));
  await addButton(page).click();
  await expect(badge(other)).toHaveText('1');
  await expect(lines(other)).toHaveCount(1);
  await lines(other)
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(badge(page)).toHaveCount(0);
});

test('a product moves from the cart to the wishlist', async ({ page }) => {
  await openProduct(page, english);
  await addButton(page).click();
  await expect(badge(page)).toHaveText('1');
  await visit(page, english('/Checkout'));
  await page.getByRole('button', { name: t('cart-move') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('cart-empty-title') })).toBeVisible();
  await visit(page, english('/Wishlists'));
  await expect(page.locator('main article')).toHaveCount(1);
});

test('an unknown code is refused with a message', { tag: '@phone' }, async ({ page, expected }) => {
  expected.add(409);
  await openProduct(page, english);
  await addButton(page).click();
  await expect(badge(page)).toHaveText('1');
  await visit(page, english('/Checkout'));
  await page.getByLabel(t('cart-coupon')).fill('NOBODY');
  await page.getByRole('button', { name: t('cart-coupon-apply') }).click();
  await expect(page.getByText(t('error-coupon-unknown'))).toBeVisible();
  await expectWellMade(page);
});

test("the guest's cart is merged after signing in", { tag: '@desktop' }, async ({ page }) => {
  await openProduct(page, english);
  await addButton(page).click();
  await expect(badge(page)).toHaveText('1');
  await signIn(page);
  await visit(page, english('/Checkout'));
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByRole('region', { name: t('notice-region') })).toContainText(t('notice-cart-merged'));
  await expect(badge(page)).toHaveText('1');
  await expect.poll(() => page.evaluate(() => document.cookie.includes('cart=v1'))).toBe(false);
});

test('the cart works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(english('/category/women'));
  await page.locator('article:has(.quick-add) .quick-add').first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('cart-add') })
    .click();
  await expect(page).toHaveURL(english('/Checkout'));
  await expect(lines(page)).toHaveCount(1);
  await expect(badge(page)).toHaveText('1');
  await lines(page).getByRole('spinbutton').fill('2');
  await page.getByRole('button', { name: t('cart-update') }).click();
  await expect(badge(page)).toHaveText('2');
  await lines(page)
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('cart-empty-title') })).toBeVisible();
  await context.close();
});
