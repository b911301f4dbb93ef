// Navigation: page changes without reloads, the menus, and keyboard operation.
import type { Page } from '@playwright/test';
import {
  canonical,
  english,
  expect,
  expectAccessible,
  expectNoReload,
  expectWellMade,
  hold,
  shop,
  test,
  visit,
} from './support';

const women = english('/category/women');
const product = (page: Page) => page.locator('main article .card-link');

/** Counts the view transitions that the page starts. */
async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    window.transitions = 0;
    document.startViewTransition = (update) => {
      window.transitions = (window.transitions ?? 0) + 1;
      return start(update);
    };
  });
  return () => page.evaluate(() => window.transitions ?? -1);
}

/** From a list to a product: the number of transitions before and after. */
async function changePages(page: Page, transitions: () => Promise<number>): Promise<number[]> {
  await visit(page, women);
  const before = await transitions();
  const name = await product(page).first().innerText();
  await product(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return [before, await transitions()];
}

test.describe('page changes', () => {
  // Without reduced motion, a page change is a view transition, as for most visitors.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a page change updates title, URL, focus and tracking, without a reload', async ({ page }) => {
    await visit(page, women);
    await expectNoReload(page, async () => {
      const name = await product(page).first().innerText();
      await product(page).first().click();
      const heading = page.getByRole('heading', { level: 1, name });
      await expect(heading).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(name));
    });
    expect(await canonical(page)).toBe(page.url());
    expect(await page.locator('meta[property="og:url"]').getAttribute('content')).toBe(page.url());
    const pageViews = await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'page_view') ?? []);
    expect(pageViews.map(({ page_location }) => page_location)).toEqual([women, page.url()]);
    expect(pageViews.map(({ page_title }) => page_title)[1]).toBe(await page.title());
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a page change is a view transition', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Firefox of long-term support has none');
    const transitions = await countTransitions(page);
    expect(await changePages(page, transitions)).toEqual([0, 1]);
  });

  test('going back and forward restores pages and scroll positions', async ({ page }) => {
    await visit(page, women);
    await expectNoReload(page, async () => {
      const card = product(page).nth(9);
      await card.scrollIntoViewIfNeeded();
      const left = await page.evaluate(() => window.scrollY);
      expect(left).toBeGreaterThan(300);
      const name = await card.innerText();
      await card.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const target = page.url();

      await page.goBack();
      await expect(page).toHaveURL(women);
      await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeAttached();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -1);

      await page.goForward();
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  });

  test('a slow response shows the loading bar until it arrives', { tag: '@phone' }, async ({ page }) => {
    const release = await hold(page, '**/api/product/web/by-slug/**');
    await visit(page, women);
    const bar = page.locator('.loading-bar');
    await expect(bar).toHaveCSS('opacity', '0');
    await product(page).first().click();
    await expect(bar).toHaveCSS('opacity', '1');
    await expect(bar).toHaveCSS('height', '3px');
    await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeAttached();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toHaveCount(0);
    await expect(bar).toHaveCSS('opacity', '0');
  });

  test('campaign parameters are kept', { tag: '@phone' }, async ({ page }) => {
    await visit(page, `${women}?utm_source=newsletter&ref=friend`);
    // Its link asks for consent: the question appears over the products.
    await page.getByRole('button', { name: 'Refuse all' }).click();
    await product(page).first().click();
    await expect(page).toHaveURL(/\/product\/[^?]+\?utm_source=newsletter&ref=friend$/);
  });
});

test('page changes have no transition with reduced motion', { tag: '@desktop' }, async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Firefox of long-term support has no view transitions');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const transitions = await countTransitions(page);
  expect(await changePages(page, transitions)).toEqual([0, 0]);
});

test('the skip link is focused first and leads to the content', async ({ page }) => {
  await visit(page, women);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the country dialog opens by keyboard and returns the focus', async ({ page }) => {
  await visit(page, women);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Country and currency' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Country and language' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the mega menu works by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, english('/'));
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  const department = menu.locator('summary').filter({ hasText: /^Women$/ });
  await department.focus();
  await page.keyboard.press('Enter');
  const underwear = menu.getByRole('link', { name: 'Underwear' }).filter({ visible: true }).first();
  await expect(underwear).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'All Women' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(underwear).toBeHidden();
  await expect(department).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNoReload(page, async () => {
    await underwear.click();
    await expect(page).toHaveURL(english('/category/women/underwear'));
  });
  await expect(menu.locator('details[open]')).toHaveCount(0);
});

test('the mega menu opens on hover, and a click opens the department', { tag: '@desktop' }, async ({
  page,
}) => {
  await visit(page, english('/'));
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  const department = menu.locator('summary').filter({ hasText: /^Men$/ });
  await department.hover();
  await expect(menu.getByRole('link', { name: 'All Men' })).toBeVisible();
  await department.click();
  await expect(page).toHaveURL(english('/category/men'));
  await expect(menu.locator('details[open]')).toHaveCount(0);
});

test('the menu sheet expands a department and links to it', { tag: '@phone' }, async ({ page }) => {
  await visit(page, english('/'));
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await sheet.locator('summary').filter({ hasText: 'Kids' }).click();
  await expect(sheet.getByRole('link', { name: 'All Kids' })).toBeVisible();
  await expectWellMade(page);
  await expectNoReload(page, async () => {
    await sheet.getByRole('link', { name: 'Bodysuits' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(english('/category/kids/bodysuits'));
    await expect(sheet).toBeHidden();
  });
});

test('the departments are always one tap away', { tag: '@phone' }, async ({ page }) => {
  await visit(page, shop('si', '/'));
  await page.getByRole('navigation').getByRole('link', { name: 'Moški', exact: true }).first().click();
  await expect(page).toHaveURL(shop('si', '/category/moski'));
});

test('the widest part of a page fits into phones from 320 px on', { tag: '@phone' }, async ({ page }) => {
  for (const width of [320, 344, 360]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/', '/category/women', '/brands', '/Checkout']) {
      await visit(page, english(path));
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `${path} at ${width} px`).toBe(width);
      await expect(page.locator('.bar a[href$="/Checkout"]')).toBeInViewport({ ratio: 1 });
    }
  }
});
