// Unknown URLs: a 404 status, a message, and links to continue.
import { english, expect, expectNoReload, expectWellMade, hydrated, shop, test, visit } from './support';

test.beforeEach(({ expected }) => {
  expected.add(404);
});

test('an unknown URL is a 404 with a link to the home page', async ({ page }) => {
  const answer = await visit(page, english('/no/such/page'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Opps!!!' })).toBeVisible();
  await expect(page.getByText('This page you are looking for could not be found')).toBeVisible();
  await expect(page.getByText('Page Not Found: /en/no/such/page', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('link', { name: 'Browse categories' })).toHaveCount(0);
  await expectWellMade(page);
  await expectNoReload(page, async () => {
    await page.getByRole('link', { name: 'Go Back to Home' }).click();
    await expect(page).toHaveURL(english('/'));
  });
});

for (const path of ['/product/no-such-thing', '/category/women/hats', '/brands/nobody', '/collection/nothing']) {
  test(`missing products are a 404 that offers the categories: ${path}`, async ({ page }) => {
    const answer = await visit(page, english(path));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Opps!!!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go Back to Home' })).toHaveAttribute('href', '/en');
    await page.getByRole('link', { name: 'Browse categories' }).click();
    await expect(page).toHaveURL(english('/categories'));
  });
}

test('a missing page is in the language of its shop', { tag: '@phone' }, async ({ page }) => {
  const answer = await visit(page, shop('de', '/gibt-es-nicht'));
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expectWellMade(page);
});

test('switching the language of a missing page leads to the home page', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, english('/no/such/page'));
  await page.getByRole('banner').getByRole('button', { name: 'Country and currency' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Slovenščina' }).click();
  await page.waitForURL(shop('si', '/'));
  await hydrated(page);
});

test('a path that looks like another host stays in the shop: the logo, and Back', { tag: '@desktop' }, async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname && hostname !== 'si.localhost') elsewhere.push(request.url());
  });
  const answer = await visit(page, shop('si', '//evil.example'));
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(shop('si', '/evil.example'));
  await page.getByRole('banner').locator('a[href="/"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(shop('si', '/'));
  await page.goBack();
  await expect(page).toHaveURL(shop('si', '/evil.example'));
  await expect(page.getByText('/evil.example')).toBeVisible();
  expect(elsewhere, 'requests to other hosts').toEqual([]);
});
