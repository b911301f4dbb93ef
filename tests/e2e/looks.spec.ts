// Every kind of page of the storefront in five languages and four scripts, at three widths, light and dark: accessible, within the
// window, translated, and legible. With LOOKS=1 each page is also saved as a picture, in results/looks/<language>/<width>-<theme>/:
// TEST_PROOF=1 LOOKS=1 npx playwright test looks.spec.ts
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectLegible } from './legible';
import { storefront } from './storefront';
import { drawPictures, expect, expectAccessible, expectWellMade, shop, test, visit } from './support';

const isSaved = process.env.LOOKS === '1';

const languages = [
  { language: 'sl', country: 'si', prefix: '', locale: 'sl-SI', word: 'majica' },
  { language: 'de', country: 'de', prefix: '', locale: 'de-DE', word: 'Leggings' },
  { language: 'el', country: 'gr', prefix: '', locale: 'el-GR', word: 'κολάν' },
  { language: 'bn', country: 'bd', prefix: '/bn', locale: 'bn-BD', word: 'টি-শার্ট' },
  { language: 'hu', country: 'hu', prefix: '', locale: 'hu-HU', word: 'póló' },
];

/** The width of a phone is tested with touch, the others with a mouse. */
const windows = [
  { width: 390, height: 844, tag: '@phone' },
  { width: 768, height: 1024, tag: '@desktop' },
  { width: 1440, height: 900, tag: '@desktop' },
];

for (const { language, country, prefix, locale, word } of languages)
  for (const { width, height, tag } of windows)
    test.describe(`in ${language} at ${width} pixels`, { tag: [tag, '@proof'] }, () => {
      // With another language, the browser would be offered another shop.
      test.use({ locale, viewport: { width, height } });

      for (const { name, path, status = 200 } of storefront(word))
        test(`the page "${name}" is as it should be, light and dark`, async ({ page, expected }) => {
          test.slow(isSaved);
          const url = shop(country, path === '/' ? prefix || '/' : prefix + path);
          expected.add(status);
          await page.emulateMedia({ colorScheme: 'light' });
          if (isSaved) await drawPictures(page, url);
          expect((await visit(page, url))?.status()).toBe(status);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          if (name === 'search') await expect(page.locator('main article').first()).toBeVisible();
          await expectWellMade(page);
          await expectLegible(page);
          await save(page, `${language}/${width}-light/${name}`);
          await page.emulateMedia({ colorScheme: 'dark' });
          await expectAccessible(page);
          await expectLegible(page);
          await save(page, `${language}/${width}-dark/${name}`);
        });
    });

async function save(page: Page, name: string): Promise<void> {
  if (!isSaved) return;
  // Pictures further down would load when they are scrolled to: one after the other, so that the server can render each in time.
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode().catch(() => {});
    }
  });
  const path = fileURLToPath(new URL(`results/looks/${name}.png`, import.meta.url));
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
}
