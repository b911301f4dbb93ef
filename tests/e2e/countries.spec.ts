// Sixteen shops: the languages, currency and complete translations of each host.
import type { Page } from '@playwright/test';
import { expect, expectInWidth, expectWords, shop, test, visit, widthOf } from './support';

const amount = '\\d{1,3}(,\\d{3})*\\.\\d\\d';

/** A country's host, the locale of its main language, its price format, and the prefixes of both languages. */
const countries = [
  { code: 'si', locale: 'sl-SI', price: `${amount} €`, own: '', english: '/en' },
  { code: 'bd', locale: 'bn-BD', price: `Tk\\. ${amount}`, own: '/bn', english: '' },
  { code: 'gr', locale: 'el-GR', price: `${amount} €`, own: '', english: '/en' },
  { code: 'sk', locale: 'sk-SK', price: `${amount} €`, own: '', english: '/en' },
  { code: 'ro', locale: 'ro-RO', price: `${amount} lei`, own: '', english: '/en' },
  { code: 'pt', locale: 'pt-PT', price: `${amount} €`, own: '', english: '/en' },
  { code: 'pl', locale: 'pl-PL', price: `${amount} zł`, own: '', english: '/en' },
  { code: 'lt', locale: 'lt-LT', price: `${amount} €`, own: '', english: '/en' },
  { code: 'it', locale: 'it-IT', price: `${amount} €`, own: '', english: '/en' },
  { code: 'es', locale: 'es-ES', price: `${amount} €`, own: '', english: '/en' },
  { code: 'de', locale: 'de-DE', price: `${amount} €`, own: '', english: '/en' },
  { code: 'cz', locale: 'cs-CZ', price: `${amount} Kč`, own: '', english: '/en' },
  { code: 'hr', locale: 'hr-HR', price: `${amount} €`, own: '', english: '/en' },
  { code: 'bg', locale: 'bg-BG', price: `${amount} лв\\.`, own: '', english: '/en' },
  { code: 'at', locale: 'de-AT', price: `${amount} €`, own: '', english: '/en' },
  { code: 'hu', locale: 'hu-HU', price: `${amount} Ft`, own: '', english: '/en' },
];

for (const { code, locale, price, own, english } of countries) {
  test(`the shop of ${code} has ${locale} and English, and its own currency ${widthOf(code)}`, async ({
    page,
  }) => {
    for (const [prefix, lang] of [
      [own, locale],
      [english, 'en-GB'],
    ] as const) {
      const answer = await visit(page, shop(code, prefix || '/'));
      expect(answer?.status()).toBe(200);
      await expectShop(page, lang, price);
    }
    // Their English URLs exist in every shop, and redirect to the country's own.
    for (const path of ['/category/women', '/product/womens-ribbed-long-sleeve-top']) {
      await visit(page, shop(code, own + path));
      await expectShop(page, locale, price);
    }
  });
}

async function expectShop(page: Page, locale: string, price: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  expect(await page.title()).toContain('Vitrina');
  const prices = await page.locator('main .price-line b').allInnerTexts();
  expect(prices.length).toBeGreaterThan(3);
  for (const one of prices) expect(one).toMatch(new RegExp(price));
  await expectWords(page);
  await expectInWidth(page);
}
