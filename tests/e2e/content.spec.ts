// Pages of text, questions, help and the journal.

import { messagesOf } from './messages';
import { english, expect, expectWellMade, shop, test, visit } from './support';

const t = messagesOf('en');

test('the footer links to the terms, which have a table of contents', async ({ page }) => {
  await visit(page, english('/brands'));
  // The newsletter's form links to this page as well.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).last().click();
  await expect(page).toHaveURL(english('/terms'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions');
  // It must contain the shop's own host, not that of a test system.
  await expect(page.getByRole('main')).not.toContainText('localhost');
  await expectWellMade(page);
  const contents = page.getByRole('navigation', { name: t('content-contents') });
  const link = contents.getByRole('link').last();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  // The slug of the page in another language redirects to this language's.
  await visit(page, shop('si', '/terms'));
  await expect(page).not.toHaveURL(shop('si', '/terms'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Terms and conditions');
});

test('questions are found by a word, and are opened when there are few', async ({ page }) => {
  await visit(page, english('/faq'));
  await expectWellMade(page);
  const questions = page.getByRole('main').locator('details');
  const all = await questions.count();
  expect(all).toBeGreaterThanOrEqual(20);
  await page.getByLabel(t('content-faq-search')).fill('invoice');
  await expect.poll(() => questions.count()).toBeLessThan(all);
  await expect(page.getByRole('status').filter({ hasText: /found/ })).toBeVisible();
  await expectWellMade(page);
  await page.getByLabel(t('content-faq-search')).fill('zzzz');
  await expect(page.getByText(t('content-faq-none'))).toBeVisible();
});

for (const { language, url, promises } of [
  {
    language: 'Slovenian',
    url: (path: string) => shop('si', path),
    promises: {
      '/dostava': [
        'Čas dostave (v delovnih dneh): 3–6',
        'od ponedeljka do petka, 10:00–15:00 (srednjeevropski čas)',
        'danes oddano naročilo lahko prevzamete naslednji delovni dan',
      ],
      '/vracila': ['Za to imate 100 dni od dneva, ko naročilo prejmete'],
    },
  },
  {
    language: 'English',
    url: english,
    promises: {
      '/delivery': [
        'Delivery time: 3–6 working days',
        'Monday to Friday, 10:00–15:00 CET',
        'an order placed today can be picked up on the next business day',
      ],
      '/returns': ['You have 100 days from the day your order arrives'],
    },
  },
])
  test(`the shop promises its times of delivery, pickup and returns in ${language}`, { tag: '@phone' }, async ({ page }) => {
    for (const [path, texts] of Object.entries(promises)) {
      await visit(page, url(path));
      await expect(page).toHaveURL(url(path));
      for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
      await expectWellMade(page);
    }
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open by a click, and there is no search', { tag: '@phone' }, async ({ page }) => {
    await page.goto(english('/faq'));
    const first = page.getByRole('main').locator('details').first();
    await expect(page.getByLabel(t('content-faq-search'))).toBeHidden();
    await first.locator('summary').click();
    await expect(first.locator('.prose')).toBeVisible();
  });
});

test('help links to questions, symbols and sizes', { tag: '@phone' }, async ({ page }) => {
  await visit(page, english('/helpcenter'));
  await expectWellMade(page);
  await page.getByRole('main').locator('a[href*="/faq#"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: t('content-faq-title') })).toBeVisible();
  for (const path of ['/product-cares', '/size-guides']) {
    await visit(page, english(path));
    await expectWellMade(page);
  }
});

test('the journal links to a post, and the post to others', async ({ page, expected }) => {
  await visit(page, english('/blog'));
  await expectWellMade(page);
  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { name: t('content-blog-more') })).toBeVisible();
  await expectWellMade(page);
  await visit(page, english('/blog/page/1'));
  await expect(page).toHaveURL(english('/blog'));
  expected.add(404);
  expect((await page.goto(english('/blog/page/99')))?.status()).toBe(404);
});
