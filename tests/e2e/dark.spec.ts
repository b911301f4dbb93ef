// Contrast of pages in the dark scheme; home, a listing and a product are tested in their own files.
import { fillCart, step } from './checkout';
import { messagesOf } from './messages';
import { english, expect, expectAccessible, test, visit } from './support';

const t = messagesOf('en');
const pages = [
  '/search?q=leggings',
  '/search?q=xylophone',
  '/brands',
  '/categories',
  '/faq',
  '/helpcenter',
  '/size-guides',
  '/product-cares',
  '/blog',
  '/event/basics-week',
  '/event-check/basics-week',
  '/event/test',
  '/flash-deals',
  '/prize-wheel',
  '/global-sellers',
  '/become-a-seller',
  '/returns',
  '/cookies',
  '/withdrawal',
  '/Track/Order',
  '/Wishlists',
  '/Checkout',
  '/auth/Login',
  '/auth/Register',
  '/auth/Forgot-Password',
  '/auth/affiliate-login',
];

test.use({ colorScheme: 'dark' });

for (const path of pages) {
  test(`in the dark ${path} has enough contrast`, async ({ page }) => {
    await visit(page, english(path));
    await expectAccessible(page);
  });
}

test('a post in the dark has enough contrast', async ({ page }) => {
  await visit(page, english('/blog'));
  await page.getByRole('main').locator('a[href*="/blog/"]').first().click();
  await expect(page).toHaveURL(/\/blog\/[^/]+$/);
  await expect(page.locator('main time').first()).toBeVisible();
  await expectAccessible(page);
});

test('an error page in the dark has enough contrast', async ({ page, expected }) => {
  expected.add(404);
  await visit(page, english('/no/such/page'));
  await expectAccessible(page);
});

test('a filled cart, the payment step and what is wrong with it have enough contrast in the dark', async ({ page }) => {
  await fillCart(page, english);
  await visit(page, english('/Checkout'));
  await expectAccessible(page);
  await visit(page, english(step));
  await expectAccessible(page);
  await page.locator('button[form=checkout-form]').click();
  await expect(page.locator('[data-summary]')).toBeVisible();
  await expectAccessible(page);
});

test('a form with mistakes in the dark has enough contrast', async ({ page }) => {
  await visit(page, english('/auth/Login'));
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login-action') })
    .click();
  await expect(page.locator('[data-summary]')).toBeVisible();
  await expectAccessible(page);
});
