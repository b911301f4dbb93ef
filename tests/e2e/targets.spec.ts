// Touch targets: at least 24 pixels wide and high, on pages of every kind (WCAG 2.2, 2.5.8). Links within a sentence are as high
// as its line.
import type { Page } from '@playwright/test';
import { becomePartner, openProgramme } from './affiliate';
import { fillCart, fillForm, form, newAddress, register, step, t } from './checkout';
import { deliveredOrder } from './returns';
import { english, expect, test, visit } from './support';

async function expectTargets(page: Page, what: string): Promise<void> {
  const small = await page.evaluate(() => {
    const pressed =
      'a, button, summary, select, input:not([type=hidden]), textarea, label.filter-row, label.filter-size';
    /** The label of a checkbox is part of its target. */
    const areaOf = (target: Element) => {
      const labels = (target as HTMLInputElement).labels ?? [];
      const boxes = [target, ...labels].map((part) => part.getBoundingClientRect());
      return { width: Math.max(...boxes.map((box) => box.width)), height: Math.max(...boxes.map((box) => box.height)) };
    };
    const isInSentence = (target: Element) => {
      const around = target.parentElement?.textContent?.trim() ?? '';
      return getComputedStyle(target).display === 'inline' && around.length > (target.textContent ?? '').trim().length;
    };
    return [...document.querySelectorAll(pressed)]
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((target) => !target.matches('.skip, .card-link, .sr-only') && !target.closest('.sr-only'))
      .map((target) => ({ target, box: target.getBoundingClientRect(), area: areaOf(target) }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .filter(({ target, area }) => (area.width < 23.9 || area.height < 23.9) && !isInSentence(target))
      .map(({ target, area }) => `${target.outerHTML.slice(0, 120)} ${area.width}x${area.height}`);
  });
  expect(small, what).toEqual([]);
}

async function expectTargetsOf(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, english(path));
    await expectTargets(page, path);
  }
}

test('targets in lists and on products are large enough', async ({ page, isMobile }) => {
  await expectTargetsOf(page, ['/', '/brands', '/categories', '/product/mens-cotton-trunks', '/search?q=leggings']);
  await visit(page, english('/category/women'));
  if (isMobile) await page.getByRole('link', { name: 'Filters' }).click();
  await expectTargets(page, 'a list with its filters');
  await visit(page, english('/'));
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expectTargets(page, 'the search panel');
});

test('targets on pages of text are large enough', async ({ page }) => {
  await expectTargetsOf(page, ['/faq', '/helpcenter', '/size-guides', '/product-cares', '/terms', '/blog']);
  await page.locator('main a[href*="/blog/"]').first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  await expectTargets(page, 'a post');
});

test('targets in the cart and the checkout are large enough', async ({ page }) => {
  await expectTargetsOf(page, ['/Checkout', '/Track/Order', '/Wishlists']);
  await fillCart(page, english);
  await expectTargets(page, 'the drawer of the cart');
  await visit(page, english('/Checkout'));
  await expectTargets(page, 'the cart');
  await visit(page, english(step));
  await expect(form(page)).toBeVisible();
  await fillForm(page, { email: newAddress(), method: 'cash-on-delivery' });
  await expectTargets(page, 'the checkout');
});

test('targets in an account are large enough', async ({ page }) => {
  await expectTargetsOf(page, ['/auth/Login', '/auth/Register', '/auth/Forgot-Password', '/auth/affiliate-login']);
  await register(page, newAddress(), 3);
  const pages = ['/user', '/user/settings', '/user/addresses', '/user/addresses?edit=new', '/user/orders'];
  await expectTargetsOf(page, [...pages, '/user/change-password']);
});

test('targets on the pages of an order and of its return are large enough', async ({ page }) => {
  const email = newAddress();
  await visit(page, english('/brands'));
  await register(page, email, 3);
  const { number, token } = await deliveredOrder(page, english, 'si', email);
  const own = `/user/orders/${number}`;
  await expectTargetsOf(page, [own, `${own}/return`, `${own}/withdrawal`]);
  for (const path of ['/OrderConfirmation', '/Track/Order', '/guest/return', '/withdrawal'])
    await expectTargetsOf(page, [`${path}?order=${token}`]);
  for (const path of ['/guest/return', '/withdrawal'])
    await expectTargetsOf(page, [`${path}?order=${token}&take=1:1`]);
  await page.getByRole('main').getByRole('button', { name: t('withdrawal-confirm') }).click();
  await expect(page.getByRole('main').getByText(t('withdrawal-done'))).toBeVisible();
  await expectTargets(page, 'a return');
});

test('targets in the area of partners are large enough', async ({ page, browser, expected }) => {
  // What a partner may not see yet.
  for (const status of [401, 403, 409]) expected.add(status);
  openProgramme();
  await visit(page, english('/auth/affiliate-register'));
  await expectTargets(page, 'the application');
  await becomePartner({ page, t, at: english, browser, country: 'si' });
  for (const name of ['dashboard', 'links', 'analytics', 'discounts', 'commissions', 'media-kit', 'profile'])
    await expectTargetsOf(page, [`/affiliate/${name}`]);
});
