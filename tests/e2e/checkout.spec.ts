// From the cart to a paid order: guests and customers, every way to pay, and the e-mails that follow.
import {
  applyPromotions,
  badge,
  events,
  expectEmail,
  fillCart,
  fillForm,
  form,
  heading,
  newAddress,
  orderNumber,
  placeOrder,
  type places,
  register,
  step,
  t,
  type Url,
} from './checkout';
import { messagesOf, type Translate } from './messages';
import { vitrina } from './operator';
import { english, expect, expectNoReload, expectWellMade, hydrated, shop, test, visit, widthOf } from './support';

const guests: [country: keyof typeof places, prefix: string, language: string][] = [
  ['si', '', 'sl'],
  ['bd', '/bn', 'bn'],
  ['de', '', 'de'],
  ['hu', '', 'hu'],
];

for (const [country, prefix, language] of guests) {
  test(`a guest orders in ${language} and pays on delivery ${widthOf(language)}`, async ({ page }) => {
    const translate: Translate = messagesOf(language);
    const url: Url = (path) => shop(country, prefix + path);
    const email = newAddress();
    await fillCart(page, url);
    await visit(page, url('/Checkout'));
    await expectNoReload(page, async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: translate('cart-checkout') })
        .click();
      await expect(heading(page, translate('checkout-title'))).toBeVisible();
      await expectWellMade(page);
      await placeOrder(page);
      // Missing input is reported at its field and in a summary, and the first invalid field has the focus.
      await expect(page.locator('[data-summary]')).toBeVisible();
      await expect(form(page).locator('[name=email]')).toBeFocused();
      await expect(page.getByText(translate('checkout-terms-check'))).toBeVisible();
      await expectWellMade(page);
      await fillForm(page, { email, country, method: 'cash-on-delivery' });
      await expect(page.getByRole('complementary').getByText(translate('payment-cod'))).toBeVisible();
      await placeOrder(page);
      await expect(heading(page, translate('order-thanks'))).toBeVisible();
    });
    await expect(badge(page)).toHaveCount(0);
    await expectWellMade(page);
    const number = await orderNumber(page);
    expect(number).not.toBe('');
    expect(await events(page, 'purchase')).toMatchObject([{ ecommerce: { transaction_id: number } }]);
    await page.reload();
    await hydrated(page);
    await expect(heading(page, translate('order-thanks'))).toBeVisible();
    expect(await events(page, 'purchase')).toEqual([]);
    await expectEmail(email, number);
  });
}

test('input survives a reload, going back to the cart, and signing in', { tag: '@phone' }, async ({ page }) => {
  await fillCart(page, english);
  const email = newAddress();
  await visit(page, english('/auth/Login'));
  await register(page, email, 3);
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
  await visit(page, english(step));
  await form(page).locator('[name="address.city"]').fill('Celje');
  await page.reload();
  await expect(form(page).locator('[name="address.city"]')).toHaveValue('Celje');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('checkout-back') })
    .click();
  await expect(heading(page, t('cart-title'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cart-checkout') })
    .click();
  await expect(form(page).locator('[name="address.city"]')).toHaveValue('Celje');
  await page.getByRole('link', { name: t('checkout-sign-in') }).click();
  await expect(heading(page, t('login-title'))).toBeVisible();
  await page.locator('main [name=email]').fill(email);
  await page.locator('main [name=password]').fill('Lipa-v-parku-26');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login-action') })
    .click();
  await expect(heading(page, t('checkout-title'))).toBeVisible();
  await expect(form(page).locator('[name="address.city"]')).toHaveValue('Celje');
  await expect(form(page).locator('[name=email]')).toHaveValue(email);
});

test('a customer pays by card with a coupon in de, and finds the order in the account', async ({ page }) => {
  const translate = messagesOf('de');
  const url: Url = (path) => shop('de', path);
  const width = page.viewportSize()?.width ?? 0;
  const code = `HERBST${width}`;
  applyPromotions(
    `[[promotions]]\nname = "e2e-${width}"\nkind = "coupon"\ncountries = ["DE"]\ncode = "${code}"\npercent = "10"\n` +
      '[promotions.texts.de]\ntitle = "Herbstgutschein"\n',
  );
  const email = newAddress();
  await fillCart(page, url);
  await register(page, email, 11);
  await visit(page, url('/Checkout'));
  await page.getByLabel(translate('cart-coupon')).fill(code);
  await page.getByRole('button', { name: translate('cart-coupon-apply') }).click();
  await expect(page.getByRole('main').getByText(code).first()).toBeVisible();
  await visit(page, url(step));
  await expect(form(page).locator('[name=email]')).toHaveValue(email);
  await fillForm(page, { email, country: 'de', method: 'sandbox' });
  await expectWellMade(page);
  expect(await events(page, 'begin_checkout')).toHaveLength(1);
  expect(await events(page, 'add_shipping_info')).toMatchObject([{ ecommerce: { coupon: code } }]);
  expect(await events(page, 'add_payment_info')).toHaveLength(1);
  await placeOrder(page);
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.locator('button[value=success]').click();
  await expect(heading(page, translate('order-thanks'))).toBeVisible();
  await expectWellMade(page);
  const number = await orderNumber(page);
  expect(await events(page, 'purchase')).toMatchObject([{ ecommerce: { transaction_id: number, coupon: code } }]);
  await expectEmail(email, number);
  await visit(page, url('/user/orders'));
  await expectWellMade(page);
  await page.getByRole('link', { name: translate('order-number-of', { number }) }).click();
  await expect(heading(page, translate('order-number-of', { number }))).toBeVisible();
  await expect(page.getByText(translate('order-payment-completed')).first()).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: translate('order-again') }).click();
  await expect(heading(page, translate('cart-title'))).toBeVisible();
  await expect(badge(page)).toHaveText('1');
});

test('a customer pays an order later from the account', { tag: '@desktop' }, async ({ page }) => {
  await fillCart(page, english);
  const email = newAddress();
  await register(page, email, 3);
  await visit(page, english(step));
  await fillForm(page, { email, method: 'sandbox' });
  await placeOrder(page);
  await page.waitForURL(/\/sandbox\/pay\//);
  await visit(page, english('/user/orders'));
  await page.locator('.order-card-link').click();
  await page.getByRole('button', { name: t('order-pay-now') }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.locator('button[value=success]').click();
  await expect(heading(page, t('order-thanks'))).toBeVisible();
  const number = await orderNumber(page);
  await visit(page, english('/user'));
  await expect(page.getByRole('main').getByText(t('order-number-of', { number }))).toBeVisible();
});

test('an order is collected at the warehouse in sl', async ({ page }) => {
  const translate = messagesOf('sl');
  const url: Url = (path) => shop('si', path);
  const email = newAddress();
  await fillCart(page, url);
  await visit(page, url(step));
  await fillForm(page, { email, method: 'cash-on-delivery' });
  await form(page).locator('[name=deliveryType][value=pickup]').check();
  await expect(form(page).locator('[name=note]')).toHaveCount(0);
  await expect(form(page).getByText(translate('checkout-collector'))).toBeVisible();
  await expectWellMade(page);
  await placeOrder(page);
  await expect(heading(page, translate('order-thanks'))).toBeVisible();
  await expect(page.getByRole('main').getByText(translate('checkout-pickup'))).toBeVisible();
  await expect(
    page.getByRole('main').getByText(translate('checkout-hours', { opens: '10:00', closes: '15:00' })),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: translate('checkout-collector') })).toBeVisible();
  await expectWellMade(page);
  const number = await orderNumber(page);
  vitrina('order', 'pack', number);
  vitrina('order', 'ready', number);
  await page.reload();
  await expect(page.getByText(translate('order-delivery-ready-for-pickup')).first()).toBeVisible();
  await expectEmail(email, number, '10:00–15:00');
});

test('too many orders are refused with a message, and no input is lost', { tag: '@phone' }, async ({ page, expected }) => {
  expected.add(429);
  await fillCart(page, english);
  const email = newAddress();
  await visit(page, english(step));
  await fillForm(page, { email, method: 'cash-on-delivery' });
  const code = 'error-rate-limited';
  const refusal = { isSuccess: false, code, message: t(code), data: null, errors: [] };
  await page.route('**/api/checkout/place*', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: refusal }),
  );
  await placeOrder(page);
  await expect(page.locator('[data-summary]')).toContainText(t(code));
  await expect(form(page).locator('[name=email]')).toHaveValue(email);
  await expectWellMade(page);
  await page.unroute('**/api/checkout/place*');
  await placeOrder(page);
  await expect(heading(page, t('order-thanks'))).toBeVisible();
});

test('an order is kept while its provider is down, and paid once it is available again @desktop', async ({
  page,
  request,
}) => {
  const url: Url = (path) => shop('bd', path);
  const email = `down-${newAddress()}`;
  await fillCart(page, url);
  await visit(page, url(step));
  await fillForm(page, { email, country: 'bd', method: 'sslcommerz' });
  await placeOrder(page);
  await expect(heading(page, t('order-unpaid'))).toBeVisible();
  await expectWellMade(page);
  const number = await orderNumber(page);
  await page.getByRole('button', { name: t('order-pay-now') }).click();
  await expect(page.getByText(t('pay-error-text')).first()).toBeVisible();
  await request.get(`http://127.0.0.1:${Number(process.env.E2E_PORT ?? 8092) + 1001}/up/${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: t('order-pay-now') }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(heading(page, t('order-thanks'))).toBeVisible();
  expect(await orderNumber(page)).toBe(number);
});

test('parcels with their tracking, refunds and both invoices are shown in the account', async ({ page }) => {
  await fillCart(page, english);
  const email = newAddress();
  await register(page, email, 3);
  await visit(page, english(step));
  await fillForm(page, { email, method: 'sandbox' });
  await placeOrder(page);
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.locator('button[value=success]').click();
  await expect(heading(page, t('order-thanks'))).toBeVisible();
  const number = await orderNumber(page);
  vitrina('order', 'pack', number);
  const tracking = `T${number}`;
  const link = `https://example.com/${tracking}`;
  vitrina('order', 'ship', number, '--carrier', 'GLS', '--tracking', tracking, '--url', link);
  vitrina('order', 'refund', number, '--amount', '1.50', '--reason', 'late');
  await expectEmail(email, tracking);
  await visit(page, english(`/user/orders/${number}`));
  const main = page.getByRole('main');
  await expect(main.getByText(`GLS ${tracking}`)).toBeVisible();
  await expect(main.getByRole('link', { name: t('order-track') })).toHaveAttribute('href', link);
  const refunds: unknown[] = [];
  await expect
    .poll(async () => {
      refunds.push(...(await events(page, 'refund')));
      await page.reload();
      await hydrated(page);
      return main.getByText('−1.50 €').isVisible();
    })
    .toBe(true);
  const ecommerce = { transaction_id: number, currency: 'EUR', value: 1.5, items: [] };
  await expect
    .poll(async () => [...refunds, ...(await events(page, 'refund'))])
    .toEqual([{ event: 'refund', ecommerce }]);
  await page.reload();
  await hydrated(page);
  await expect(main.getByText('−1.50 €')).toBeVisible();
  expect(await events(page, 'refund')).toEqual([]);
  await expect(main.getByText(t('order-payment-partially-refunded')).first()).toBeVisible();
  await expectWellMade(page);
  const pdf = main.getByRole('link', { name: `${t('order-invoice')} (PDF)` });
  const saved = page.waitForEvent('download');
  await pdf.click();
  expect((await saved).suggestedFilename()).toMatch(/^SI-\d{4}-\d{6}\.pdf$/);
  const printed = page.waitForEvent('popup');
  await main.getByRole('link', { name: t('order-invoice'), exact: true }).click();
  const invoice = await printed;
  await expect(invoice.getByRole('heading', { level: 1 })).toContainText('SI-');
  await expect(invoice.getByText(number)).toBeVisible();
});

test('an order is cancelled after confirmation, and its guest is offered an account', { tag: '@desktop' }, async ({ page }) => {
  await fillCart(page, english);
  const email = newAddress();
  await visit(page, english(step));
  await fillForm(page, { email, method: 'cash-on-delivery' });
  await placeOrder(page);
  await expect(heading(page, t('order-thanks'))).toBeVisible();
  await page.getByRole('button', { name: t('order-cancel') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('order-cancel-sure'));
  await expectWellMade(page);
  await dialog.getByRole('button', { name: t('order-cancel-yes') }).click();
  await expect(heading(page, t('order-cancelled-title'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('order-cancel') })).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('register-title') })
    .click();
  await expect(heading(page, t('register-title'))).toBeVisible();
  await expect(page.locator('main [name=email]')).toHaveValue(email);
});
