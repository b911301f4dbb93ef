// Forms before the page's scripts run, and without them: no input ends up in a URL, and a submission takes effect once.
import type { Page } from '@playwright/test';
import { messagesOf } from './messages';
import { english, expect, expectInWidth, hold, hydrated, test, visit } from './support';

const t = messagesOf('en');
const scripts = '**/assets/*.js';
const password = 'Lipa-v-parku-26';

const newAddress = () => `form-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}@example.com`;
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

async function fillRegistration(page: Page, email: string): Promise<void> {
  await field(page, t('field-first-name')).fill('Žana');
  await field(page, t('field-last-name')).fill('Kovač');
  await field(page, t('field-email')).fill(email);
  await field(page, t('field-password')).fill(password);
  await field(page, t('field-repeat-password')).fill(password);
  await field(page, t('field-phone')).fill('040 123 456');
  await page.getByLabel(t('register-terms')).check();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an account is created, used and deleted', { tag: '@phone' }, async ({ page, expected }) => {
    for (const status of [401, 422]) expected.add(status);
    const email = newAddress();
    await page.goto(english('/auth/Register?next=%2Fuser%2Fsettings'));
    await fillRegistration(page, email);
    await field(page, t('field-phone')).fill('12');
    await press(page, t('register-action'));
    await expect(field(page, t('field-phone'))).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, t('field-email'))).toHaveValue(email);
    await expect(field(page, t('field-password'))).toHaveValue('');
    await expectInWidth(page);
    await fillRegistration(page, email);
    await press(page, t('register-action'));

    await expect(page).toHaveURL(english('/user/settings'));
    await expect(page.getByRole('status').filter({ hasText: t('notice-registered') })).toBeVisible();
    await expect(page.locator('.skeleton:visible')).toHaveCount(0);
    await field(page, t('field-first-name')).fill('Ana');
    await press(page, t('form-save'));
    await expect(page.getByRole('status').filter({ hasText: t('notice-profile-saved') })).toBeVisible();
    await expect(field(page, t('field-first-name'))).toHaveValue('Ana');
    await expectInWidth(page);

    await page.goto(english('/user/addresses'));
    await page.getByRole('link', { name: t('addresses-add') }).click();
    await field(page, t('field-name')).fill('Ana Kovač');
    await field(page, t('field-address')).fill('Trubarjeva cesta 12');
    await field(page, t('field-postcode')).fill('1000');
    await field(page, t('field-city')).fill('Ljubljana');
    await field(page, t('field-phone')).fill('040 123 456');
    await press(page, t('form-save'));
    await expect(page.locator('main address')).toContainText('Trubarjeva cesta 12');

    await page.goto(english('/product/womens-ribbed-long-sleeve-top'));
    await press(page, t('wishlist-add'));
    await expect(page.getByRole('status').filter({ hasText: t('wishlist-added') })).toBeVisible();
    await page.goto(english('/Wishlists'));
    await expect(page.locator('main article')).toHaveCount(1);
    await expect(page.locator('main article .wishlist-toggle')).toHaveAttribute('aria-pressed', 'true');
    await page.locator('main article .wishlist-toggle').click();
    await expect(page.locator('main article')).toHaveCount(0);

    await page.goto(english('/user'));
    await page
      .getByRole('button', { name: t('account-sign-out') })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(english('/auth/Login'));
    await field(page, t('field-email')).fill(email);
    await field(page, t('field-password')).fill('Not-this-1');
    await field(page, t('field-password')).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: t('error-credentials') })).toBeVisible();
    await expect(field(page, t('field-email'))).toHaveValue(email);
    expect(page.url()).toBe(english('/auth/Login'));
  });
});

test('Enter before the scripts run puts no input into a URL, and signs in', { tag: '@desktop' }, async ({ page }) => {
  const email = newAddress();
  await visit(page, english('/auth/Register'));
  await fillRegistration(page, email);
  await press(page, t('register-action'));
  await expect(page).toHaveURL(english('/user'));
  await page
    .getByRole('button', { name: t('account-sign-out') })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(english('/auth/Login'));

  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  page.on('request', (request) => addresses.push(request.url()));
  const release = await hold(page, scripts);
  await page.goto(english('/auth/Login'), { waitUntil: 'domcontentloaded' });
  await field(page, t('field-email')).fill(email);
  await field(page, t('field-password')).fill(password);
  await field(page, t('field-password')).press('Enter');
  await expect(page).toHaveURL(english('/user'));
  release();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: t('overview-hello', { name: 'Žana' }) })).toBeVisible();
  for (const address of addresses) {
    expect(decodeURIComponent(address)).not.toContain(password);
    expect(decodeURIComponent(address)).not.toContain(email);
  }
  // The page's scripts know the session, although they did not sign in.
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveURL(english('/user'));
});

test('a click on a wishlist button before the scripts run takes effect', { tag: '@phone' }, async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto(english('/category/women'), { waitUntil: 'domcontentloaded' });
  const toggle = page.locator('main article .wishlist-toggle').nth(2);
  const id = await toggle.getAttribute('id');
  await toggle.click();
  await expect(page).toHaveURL(`${english('/category/women')}#${id}`);
  release();
  await hydrated(page);
  await expect(page.locator(`[id="${id}"]`).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('banner').locator('a[href$="/Wishlists"]')).toHaveAccessibleName(/1/);
});

test('controls that need the scripts are not offered before they run', { tag: '@desktop' }, async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto(english('/faq'), { waitUntil: 'domcontentloaded' });
  const search = page.getByRole('main').locator('search.script-only input').first();
  const theme = page.getByRole('contentinfo').locator('fieldset.script-only button').first();
  const cookies = page.getByRole('contentinfo').locator('button', { hasText: t('footer-consent') });
  const controls = [search, theme, cookies];
  for (const control of controls) {
    await expect(control).toBeAttached();
    await expect(control).toHaveCSS('visibility', 'hidden');
  }
  release();
  await hydrated(page);
  for (const control of controls) await expect(control).toHaveCSS('visibility', 'visible');
});

test('the menu opens before the scripts run, and works when they have', { tag: '@phone' }, async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto(english('/category/women'), { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: t('menu-open') }).click();
  const sheet = page.getByRole('dialog', { name: t('menu-label') });
  await expect(sheet).toBeVisible();
  release();
  await hydrated(page);
  await expect(sheet).toBeVisible();
  await sheet.getByRole('link', { name: t('brands'), exact: true }).click();
  await expect(page).toHaveURL(english('/brands'));
  await expect(sheet).toBeHidden();
});

test('a filter ticked before the scripts run is applied', { tag: '@desktop' }, async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto(english('/category/women/underwear'), { waitUntil: 'domcontentloaded' });
  await page.locator('form#filters input[name=color][value=ink]').check({ force: true });
  release();
  await expect(page).toHaveURL(/color=ink/);
  await expect(page.locator('form#filters input[name=color][value=ink]')).toBeChecked();
});

test('the filters open if their button was clicked before the scripts ran', { tag: '@phone' }, async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto(english('/category/women/underwear'), { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: t('listing-filters') }).click();
  release();
  await expect(page.locator('dialog#filter-sheet')).toBeVisible();
});

test('a product added to the cart before the scripts run is in it', { tag: '@phone' }, async ({ page, expected }) => {
  expected.add(422);
  const top = english('/product/womens-ribbed-long-sleeve-top');
  const add = page.getByRole('main').getByRole('button', { name: t('cart-add') });
  const release = await hold(page, scripts);
  await page.goto(top, { waitUntil: 'domcontentloaded' });
  await add.click();
  const choose = page.getByRole('alert').filter({ hasText: /./ });
  await expect(choose, 'a size must be chosen').toBeVisible();
  await page.goto(top, { waitUntil: 'domcontentloaded' });
  // Before the scripts run, a size is a link.
  await page.getByRole('main').getByRole('link', { name: /^M\b/ }).click();
  await expect(page).toHaveURL(/size=M/);
  await add.click();
  await expect(page).toHaveURL(english('/Checkout'));
  await expect(page.getByRole('main').locator('.item-line')).toHaveCount(1);
  release();
  await hydrated(page);
  await expect(page.getByRole('main').locator('.item-line')).toContainText('M');
  await expect(page.getByRole('banner').locator('a[href$="/Checkout"] .bar-count')).toHaveText('1');
});
