// The wishlist in addition to the account test: many items, two tabs, a rejected change, and accessible notices.
import type { Page } from '@playwright/test';
import { messagesOf } from './messages';
import { english, expect, expectNoReload, expectWellMade, hold, test, visit } from './support';

const t = messagesOf('en');
const women = english('/category/women');
const toggles = (page: Page) => page.getByRole('main').locator('article .wishlist-toggle');
const count = (page: Page) => page.getByRole('banner').locator('.bar-count');
const region = (page: Page) => page.getByRole('region', { name: t('notice-region') });
const notice = (page: Page) => region(page).locator('.snackbar-in');

/** The response to a call made in the browser, which can resolve the shops' hosts. */
async function ask<T>(page: Page, path: string, body?: object): Promise<T> {
  await page.goto(english('/brands'));
  const answer = await page.evaluate(
    async ([url, json]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(url, json ? { method: 'POST', headers, body: json } : {})).json();
    },
    [`${path}${path.includes('?') ? '&' : '?'}languageId=1`, body ? JSON.stringify(body) : ''] as const,
  );
  return (answer as { data: T }).data;
}

async function collect(page: Page, amount: number): Promise<void> {
  const path = '/api/product/web/category/countryWiseProductsPagination?category=women&page=1&take=30';
  const products = await ask<{ id: number }[]>(page, path);
  const ids = products.slice(0, amount).map(({ id }) => id);
  expect(ids).toHaveLength(amount);
  await page.evaluate((list) => localStorage.setItem('vitrina.wishlist.guest', list), JSON.stringify(ids));
}

/** A new customer, signed in without the forms. */
async function signIn(page: Page): Promise<void> {
  const unique = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}`;
  const session = await ask<object>(page, '/api/auth/register', {
    firstName: 'Ana',
    lastName: 'Novak',
    email: `wishlist-${unique}@example.com`,
    password: 'Lipa-v-parku-26',
    repeatPassword: 'Lipa-v-parku-26',
    phone: '040123456',
    phoneCode: '+386',
    countryId: 3,
    userTypeId: 2,
    acceptTerms: true,
  });
  expect(session).toBeInstanceOf(Object);
}

/** Opens a page with a paused clock, until the test resumes it. */
async function visitStill(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await visit(page, url);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('an empty wishlist says so and links to products', async ({ page }) => {
  await visit(page, english('/Wishlists'));
  await expect(page.getByRole('heading', { level: 1, name: t('wishlist-empty-title') })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectWellMade(page);
  await page.getByRole('link', { name: t('wishlist-empty-action') }).click();
  await expect(page).toHaveURL(english('/categories'));
});

test('twenty products make a page; removing one moves the others up', async ({ page }) => {
  await collect(page, 21);
  await visit(page, english('/Wishlists'));
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(20);
  await expectWellMade(page);
  await expectNoReload(page, async () => {
    await page.getByRole('link', { name: t('pager-next') }).click();
    await expect(page).toHaveURL(english('/Wishlists?page=2'));
    await expect(cards).toHaveCount(1);
  });
  await page.goBack();
  await expect(cards).toHaveCount(20);
  const first = await cards.first().locator('.card-link').innerText();
  await toggles(page).first().click();
  await expect(cards.first().getByRole('link', { name: first, exact: true })).toHaveCount(0);
  await expect(cards).toHaveCount(20);
  await expect(page.getByRole('link', { name: t('pager-next') })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('two tabs share one list', { tag: '@desktop' }, async ({ page, context }) => {
  await visit(page, women);
  const other = await context.newPage();
  await visit(other, women);
  await toggles(page).nth(3).click();
  await expect(toggles(other).nth(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(count(other)).toHaveText('1');
  await toggles(other).nth(3).click();
  await expect(toggles(page).nth(3)).toHaveAttribute('aria-pressed', 'false');
  await expect(count(page)).toHaveCount(0);
});

test('a wishlist button changes at once, and reverts when the server refuses', { tag: '@phone' }, async ({ page, expected }) => {
  expected.add(503);
  await signIn(page);
  await visit(page, women);
  const toggle = toggles(page).nth(1);
  const release = await hold(page, '**/api/wishlist?**');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(count(page)).toHaveText('1');
  await expect(notice(page)).toHaveCount(0);
  release();
  await expect(notice(page)).toHaveText(t('wishlist-added'));
  await expect(notice(page)).toHaveAttribute('data-good', 'true');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');

  await page.unrouteAll();
  await page.route('**/api/wishlist/delete/**', (route) =>
    route.fulfill({ status: 503, json: { isSuccess: false, data: null, code: 'error-unavailable', message: 'Busy.' } }),
  );
  await toggle.click();
  await expect(region(page).getByRole('alert')).toHaveText('Busy.');
  await expect(notice(page)).not.toHaveAttribute('data-good', 'true');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(count(page)).toHaveText('1');
});

test('a notice disappears after five seconds, but not while it has the pointer or the focus', { tag: '@desktop' }, async ({ page }) => {
  await visitStill(page, women);
  const toggle = toggles(page).first();
  await toggle.click();
  await expect(region(page).getByRole('status')).toHaveText(t('wishlist-added'));
  await page.clock.runFor(4900);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(notice(page)).toHaveCount(0);

  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(region(page).getByRole('button', { name: t('notice-dismiss') })).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(notice(page)).toBeVisible();
  await page.clock.resume();
  await expectWellMade(page);
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

test('a notice stays while the pointer rests on it', { tag: '@desktop' }, async ({ page }) => {
  await visitStill(page, women);
  await toggles(page).first().click();
  await notice(page).hover();
  await page.clock.runFor(20_000);
  await expect(notice(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5100);
  await expect(notice(page)).toHaveCount(0);
});

test('the product page has a labelled wishlist button', async ({ page }) => {
  await visit(page, english('/product/womens-ribbed-long-sleeve-top'));
  await page.getByRole('button', { name: t('wishlist-add') }).click();
  await expect(page.getByRole('button', { name: t('wishlist-on') })).toHaveAttribute('aria-pressed', 'true');
  await expect(count(page)).toHaveText('1');
  await expectWellMade(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('an empty wishlist explains how to add products, and shows no empty frames', { tag: '@phone' }, async ({ page }) => {
    await page.goto(english('/Wishlists'));
    await expect(page.locator('main noscript p')).toContainText(t('wishlist-empty-text'));
    await expect(page.locator('.skeleton').first()).toBeHidden();
  });
});
