// Refunds of cash payments: the e-mail that asks for an account, its page with and without JavaScript, and the credit note.
import type { Page } from '@playwright/test';
import {
  expectEmail,
  fillCart,
  fillForm,
  heading,
  newAddress,
  orderNumber,
  placeOrder,
  type places,
  step,
  type Url,
} from './checkout';
import { linkFor } from './emails';
import { messagesOf, type Translate } from './messages';
import { vitrina } from './operator';
import { expect, expectWellMade, tagsOfLongTest, shop, test, visit } from './support';

type Country = keyof typeof places;
type Refunded = { email: string; number: string; link: string };

/** An order delivered and paid in cash, a partial refund of it, and the link of the e-mail that follows. */
async function refundedCash(page: Page, country: Country, prefix = ''): Promise<Refunded> {
  const url: Url = (path) => shop(country, prefix + path);
  const email = newAddress();
  await fillCart(page, url);
  await visit(page, url(step));
  await fillForm(page, { email, country, method: 'cash-on-delivery' });
  await placeOrder(page);
  await expect(page).toHaveURL(/OrderConfirmation/);
  await expect(page.getByRole('status').first()).toContainText(/[A-Z0-9]{10}/);
  const number = await orderNumber(page);
  vitrina('order', 'pack', number);
  vitrina('order', 'ship', number, '--carrier', 'GLS', '--tracking', `T${number}`);
  vitrina('order', 'deliver', number);
  vitrina('order', 'refund', number, '--amount', '1.50', '--reason', 'torn');
  return { email, number, link: await linkFor(email, '/refund/account') };
}

const countries: [country: Country, language: string, prefix: string, local: boolean][] = [
  ['si', 'sl', '', false],
  ['de', 'de', '', false],
  ['bd', 'bn', '/bn', true],
];

async function fillAccount(page: Page, translate: Translate, isLocal: boolean): Promise<void> {
  await page.getByLabel(translate('field-account-holder')).fill('Ana Novak');
  if (!isLocal) {
    await page.getByLabel('IBAN').fill('SI56 1910 0000 0123 438');
    return;
  }
  await page.getByLabel(translate('field-bank')).fill('Sonali Bank');
  await page.getByLabel(translate('field-routing-number')).fill('200260043');
  await page.getByLabel(translate('field-account-number')).fill('0123456789012');
}

for (const [country, language, prefix, isLocal] of countries) {
  test(`a shopper enters the account for a refund in ${language} and corrects it ${tagsOfLongTest(language)}`, async ({
    page,
    expected,
  }) => {
    for (const status of [404, 409, 422]) expected.add(status);
    const translate = messagesOf(language);
    const { email, number, link } = await refundedCash(page, country, prefix);
    await visit(page, link);
    await expect(heading(page, translate('refund-account-title'))).toBeVisible();
    await expect(page.getByRole('status').first()).toContainText(number);
    await expectWellMade(page);
    const save = page.getByRole('main').getByRole('button', { name: translate('refund-account-action') });
    await save.click();
    await expect(page.locator('[data-summary]')).toBeVisible();
    await expect(page.getByLabel(translate('field-account-holder'))).toBeFocused();
    await expectWellMade(page);
    await fillAccount(page, translate, isLocal);
    const [field, wrong, code] = isLocal
      ? [translate('field-routing-number'), '12345678', translate('error-routing-number')]
      : ['IBAN', 'SI56 1910 0000 0123 439', translate('error-iban')];
    await page.getByLabel(field).fill(wrong);
    await save.click();
    await expect(page.getByLabel(field)).toBeFocused();
    await expect(page.getByText(code)).toBeVisible();
    await expectWellMade(page);
    await fillAccount(page, translate, isLocal);
    await save.click();
    await expect(heading(page, translate('refund-account-given-title'))).toBeVisible();
    await expect(page.getByText(isLocal ? '•••• 9012' : 'SI56 •••• 3438')).toBeVisible();
    await expect(page.getByLabel(translate('field-account-holder'))).toHaveValue('');
    await expectWellMade(page);
    await fillAccount(page, translate, isLocal);
    const holder = `Eva ${number}`;
    await page.getByLabel(translate('field-account-holder')).fill(holder);
    await save.click();
    await expect(page.getByText(holder)).toBeVisible();
    const transfers: { id: number; account: { holder: string } | null }[] = JSON.parse(
      vitrina('payment', 'transfers', '--json'),
    );
    const own = transfers.find(({ account }) => account?.holder === holder);
    vitrina('payment', 'resolve', String(own?.id), '--done', '--note', 'bank 17');
    await page.reload();
    await expect(heading(page, translate('refund-account-made-title'))).toBeVisible();
    await expect(page.getByLabel(translate('field-account-holder'))).toHaveCount(0);
    await expectWellMade(page);
    await expectEmail(email, `${country.toUpperCase()}-CN-`, '/credit-note/');
  });
}

test('an account is entered without JavaScript, and every invalid field is reported', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const translate = messagesOf('sl');
  const { link } = await refundedCash(page, 'si');
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  const plain = await context.newPage();
  await plain.goto(link);
  await expect(heading(plain, translate('refund-account-title'))).toBeVisible();
  const save = plain.getByRole('main').getByRole('button', { name: translate('refund-account-action') });
  await plain.getByLabel(translate('field-account-holder')).fill('Ana Novak');
  await plain.getByLabel('IBAN').fill('SI56 1910 0000 0123 439');
  await save.click();
  await expect(plain.getByText(translate('error-iban'))).toBeVisible();
  await expect(plain.getByLabel(translate('field-account-holder'))).toHaveValue('Ana Novak');
  await plain.getByLabel('IBAN').fill('SI56 1910 0000 0123 438');
  await save.click();
  await expect(heading(plain, translate('refund-account-given-title'))).toBeVisible();
  await expect(plain.getByText('SI56 •••• 3438')).toBeVisible();
  await context.close();
});

test('an expired link to a refund is reported', { tag: '@desktop' }, async ({ page, expected }) => {
  expected.add(404);
  const translate = messagesOf('hu');
  for (const query of ['', '?token=0123456789abcdef']) {
    await visit(page, shop('hu', `/refund/account${query}`));
    await expect(heading(page, translate('refund-account-missing-title'))).toBeVisible();
    await expectWellMade(page);
  }
});

test('the invoice of a cancelled order is credited by a credit note @desktop', async ({ page }) => {
  const translate = messagesOf('sl');
  const url: Url = (path) => shop('si', path);
  const email = newAddress();
  await fillCart(page, url);
  await visit(page, url(step));
  await fillForm(page, { email, method: 'cash-on-delivery' });
  await placeOrder(page);
  await page.getByRole('button', { name: translate('order-cancel') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: translate('order-cancel-yes') })
    .click();
  await expect(page.getByRole('heading', { name: translate('order-credit-notes') })).toBeVisible();
  await expectWellMade(page);
  const saved = page.waitForEvent('download');
  await page
    .getByRole('main')
    .getByRole('link', { name: /SI-CN-/ })
    .click();
  expect((await saved).suggestedFilename()).toMatch(/^SI-CN-\d{4}-\d{6}\.pdf$/);
  await expectEmail(email, '/credit-note/SI-CN-');
});
