// Pages of text, questions, help and the journal.

import { messagesOf } from './messages';
import { english, expect, expectWellMade, shop, test, visit } from './support';

const t = messagesOf('en');

test('the footer leads to the terms, which have a list of contents', async ({ page }) => {
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

test('questions are found by a word, and open by themselves when they are few', async ({ page }) => {
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

test('help leads to questions, symbols and sizes', { tag: '@phone' }, async ({ page }) => {
  await visit(page, english('/helpcenter'));
  await expectWellMade(page);
  await page.getByRole('main').locator('a[href*="/faq#"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: t('content-faq-title') })).toBeVisible();
  for (const path of ['/product-cares', '/size-guides']) {
    await visit(page, english(path));
    await expectWellMade(page);
  }
});

test('the journal leads to a post, and from there to others', async ({ page, expected }) => {
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
