// Contrast of pages in the dark scheme; home, a listing and a product are tested in their own files.
import { fillCart, step } from './checkout';
import { messagesOf } from './messages';
import { storefront } from './storefront';
import { english, expect, expectAccessible, test, visit } from './support';

const t = messagesOf('en');
const elsewhere = ['home', 'category', 'product'];
const more = ['/search?q=xylophone', '/Checkout', '/auth/affiliate-login'];
/** `make test` looks at one page of each layout and at the usual forms, `make proof` at all. */
const typical = [
  'categories',
  'brand',
  'flash-deals',
  'prize-wheel',
  'event',
  'event-check',
  'event-test',
  'post',
  'questions',
  'size-guides',
  'become-a-seller',
  'returns',
  'cookies',
  'withdrawal',
  'track',
  'wishlist',
  'sign-in',
  'register',
  'forgot-password',
  'not-found',
];
const pages = [
  ...storefront('leggings')
    .filter(({ name }) => !elsewhere.includes(name))
    .map((page) => ({ ...page, tag: typical.includes(page.name) ? [] : '@proof' })),
  ...more.map((path) => ({ path, status: 200, tag: [] })),
];

test.use({ colorScheme: 'dark' });

for (const { path, status = 200, tag } of pages) {
  test(`in the dark ${path} has enough contrast`, { tag }, async ({ page, expected }) => {
    expected.add(status);
    expect((await visit(page, english(path)))?.status()).toBe(status);
    await expectAccessible(page);
  });
}

test('a filled cart, the payment step and its errors have enough contrast in the dark', async ({ page }) => {
  await fillCart(page, english);
  await visit(page, english('/Checkout'));
  await expectAccessible(page);
  await visit(page, english(step));
  await expectAccessible(page);
  await page.locator('button[form=checkout-form]').click();
  await expect(page.locator('[data-summary]')).toBeVisible();
  await expectAccessible(page);
});

test('a form with errors in the dark has enough contrast', async ({ page }) => {
  await visit(page, english('/auth/Login'));
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login-action') })
    .click();
  await expect(page.locator('[data-summary]')).toBeVisible();
  await expectAccessible(page);
});
