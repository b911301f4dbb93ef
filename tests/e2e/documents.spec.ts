// Documents as a crawler reads them, without JavaScript: one URL per page, its head, alternates, redirects.
import { canonical, english, expect, shop, siblings, test } from './support';

test.use({ javaScriptEnabled: false });

test.describe('documents', { tag: '@desktop' }, () => {
  for (const [asked, answered] of [
    ['/sl', '/'],
    ['/sl/category/zenske?color=ink', '/category/zenske?color=ink'],
    ['/category/women', '/category/zenske'],
    ['/en/category/zenske/perilo', '/en/category/women/underwear'],
    ['/en/collection/rebro?page=1', '/en/collection/rib?page=1'],
  ] as const) {
    test(`${asked} redirects to ${answered}`, async ({ page }) => {
      const answer = await page.goto(shop('si', asked));
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveURL(shop('si', answered));
      const first = await answer?.request().redirectedFrom()?.response();
      expect([301, 308]).toContain(first?.status());
    });
  }

  for (const [asked, plain] of [
    ['/Category/Women', '/category/women'],
    ['/CATEGORIES', '/categories'],
    ['/PRODUCT/womens-ribbed-long-sleeve-top', '/product/womens-ribbed-long-sleeve-top'],
    ['/product/t-shirts/womens-ribbed-long-sleeve-top', '/product/womens-ribbed-long-sleeve-top'],
    ['/category/women/underwear?sort=price&color=ink&utm_source=newsletter', '/category/women/underwear'],
    ['/brands/tiho', '/brands/tiho'],
  ] as const) {
    test(`${asked} has the canonical URL ${plain}`, async ({ page }) => {
      const answer = await page.goto(english(asked));
      expect(answer?.status()).toBe(200);
      expect(await canonical(page)).toBe(english(plain));
    });
  }

  test('every page has a title, a description and a picture to share', async ({ page }) => {
    const own = /^http.+\/media\/webp\/w1280\//;
    // Pages without a picture of their own have that of the shop.
    const ofTheShop = english('/').replace(/\/en$/, '/share/en.png');
    for (const [path, picture] of [
      ['/', own],
      ['/categories', ofTheShop],
      ['/brands', ofTheShop],
      ['/category/women', own],
      ['/product/womens-ribbed-long-sleeve-top', own],
    ] as const) {
      await page.goto(english(path));
      expect((await page.title()).length, path).toBeGreaterThan(10);
      const content = (selector: string) => page.locator(selector).getAttribute('content');
      expect((await content('meta[name=description]'))?.length, path).toBeGreaterThan(40);
      expect(await content('meta[property="og:url"]')).toBe(english(path));
      await expect(page.locator('meta[property="og:image"]'), path).toHaveAttribute('content', picture);
    }
  });

  test('filtered and sorted listings are not indexed, plain ones are', async ({ page }) => {
    const robots = page.locator('meta[name=robots]');
    for (const query of ['?color=ink', '?size=M', '?sort=price', '?priceMax=20']) {
      await page.goto(english(`/category/women${query}`));
      await expect(robots).toHaveAttribute('content', 'noindex, follow');
    }
    for (const query of ['', '?page=2', '?utm_source=newsletter']) {
      await page.goto(english(`/category/women${query}`));
      await expect(robots).toHaveCount(0);
    }
  });

  for (const [name, path, own] of [
    ['the home page', '', ''],
    ['the brands', '/brands', '/brands'],
    ['a category', '/category/women/underwear', '/category/zenske/perilo'],
    ['a product', '/product/womens-ribbed-long-sleeve-top', '/product/rebrasta-majica-z-dolgimi-rokavi-za-zenske'],
  ] as const) {
    test(`${name} and its siblings name each other`, async ({ page }) => {
      await page.goto(english(path || '/'));
      const known = await siblings(page);
      expect(known['en-SI']).toBe(english(path || '/'));
      expect(known['sl-SI']).toBe(shop('si', own || '/'));
      expect(known['x-default']).toBeTruthy();
      for (const language of ['sl-SI', 'de-DE', 'bn-BD'].filter((one) => known[one])) {
        await page.goto(known[language] ?? '');
        expect(await canonical(page)).toBe(known[language]);
        expect(await siblings(page)).toEqual(known);
      }
    });
  }
});
