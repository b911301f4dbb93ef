// The newsletter: one field in the footer, a confirmation link in an e-mail, and unsubscribing.
import { linkFor } from './emails';
import { messagesOf } from './messages';
import { english, expect, expectAccessible, expectWellMade, test, visit } from './support';

const t = messagesOf('en');

test('subscribe in the footer, confirm by e-mail, and unsubscribe', { tag: '@phone' }, async ({ page, expected }) => {
  for (const status of [409, 422]) expected.add(status);
  const email = `newsletter-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}@example.com`;
  await visit(page, english('/brands'));
  const footer = page.getByRole('contentinfo');
  const field = footer.getByLabel(t('newsletter-email'));
  const send = footer.getByRole('button', { name: t('newsletter-submit') });

  const legal = footer.locator('form').getByRole('link');
  await expect(legal).toHaveCount(2);
  await expect(legal.filter({ hasText: 'Privacy' })).toHaveAttribute('href', /\/privacy$/);

  await field.fill('nobody');
  await send.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(t('form-email'));
  await expectAccessible(page);
  await field.fill(email);
  await send.click();
  await expect(page.getByRole('region', { name: t('notice-region') })).toContainText(t('notice-newsletter-saved'));
  await expect(footer.getByText(t('newsletter-sent'))).toBeVisible();

  const link = await linkFor(email, '/newsletter/confirm');
  await visit(page, link);
  await expect(page.getByRole('heading', { level: 1, name: t('newsletter-confirm-title') })).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: t('newsletter-confirm-action') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('newsletter-confirmed-title') })).toBeVisible();

  await field.fill(email);
  await send.click();
  await expect(field).toHaveAccessibleDescription(t('error-newsletter-subscribed'));

  await visit(page, await linkFor(email, '/unsubscribe'));
  await expect(page.getByRole('heading', { level: 1, name: t('unsubscribe-title') })).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: t('unsubscribe-action') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('unsubscribe-done-title') })).toBeVisible();
});

test('an incomplete link is reported', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, english('/unsubscribe'));
  await expect(page.getByRole('alert').filter({ hasText: t('link-missing-text') })).toBeVisible();
  await expectWellMade(page);
});
