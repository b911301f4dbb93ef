// After an order: tracking it as a guest, returning a part of it with a photo or for another size, and withdrawing in two steps,
// with and without JavaScript.
import type { Locator, Page } from '@playwright/test';
import { expectEmail, heading, newAddress, type places, register, type Url } from './checkout';
import { messagesOf, type Translate } from './messages';
import { vitrina } from './operator';
import { deliveredOrder, photograph } from './returns';
import { expect, expectWellMade, tagsOfLongTest, shop, test, visit } from './support';

type Country = keyof typeof places;

const countries: [country: Country, language: string, prefix: string][] = [
  ['si', 'sl', ''],
  ['de', 'de', ''],
  ['bd', 'bn', '/bn'],
];

const main = (page: Page): Locator => page.getByRole('main');

/** Finds an order by its number and its e-mail address, on a page that asks for them. */
async function find(page: Page, translate: Translate, number: string, contact: string, submit: string): Promise<void> {
  await main(page).getByLabel(translate('track-number')).fill(number);
  await main(page).getByLabel(translate('track-contact')).fill(contact);
  await main(page)
    .getByRole('button', { name: translate(submit) })
    .click();
}

for (const [country, language, prefix] of countries) {
  test(`a guest tracks an order and returns a piece with a photograph in ${language} ${tagsOfLongTest(language)}`, async ({
    page,
    expected,
  }) => {
    test.slow();
    expected.add(409);
    const translate = messagesOf(language);
    const url: Url = (path) => shop(country, prefix + path);
    const { email, number } = await deliveredOrder(page, url, country);
    await visit(page, url('/Track/Order'));
    await expect(heading(page, translate('track-title'))).toBeVisible();
    await main(page)
      .getByRole('button', { name: translate('track-submit') })
      .click();
    await expect(main(page).getByText(translate('form-required.invoiceNumber'))).toBeVisible();
    await expectWellMade(page);
    await find(page, translate, number, 'somebody@example.com', 'track-submit');
    await expect(page.locator('[data-summary]')).toContainText(translate('error-order-not-found'));
    await find(page, translate, number, email, 'track-submit');
    await expect(heading(page, translate('order-number-of', { number }))).toBeVisible();
    await expect(page).toHaveURL(/\/Track\/Order\?order=/);
    await expect(main(page).getByText(`T${number}`)).toBeVisible();
    await expectWellMade(page);

    await main(page)
      .getByRole('link', { name: translate('return-title') })
      .click();
    await expect(heading(page, translate('return-choose-title'))).toBeVisible();
    await expectWellMade(page);
    const go = main(page).getByRole('button', { name: translate('return-continue') });
    await go.click();
    await expect(main(page).getByText(translate('return-choose-missing'))).toBeFocused();
    await page.locator('#take-1').selectOption('1:1');
    await go.click();
    await expect(heading(page, translate('return-reason-title'))).toBeVisible();
    await expect(page.locator('.cart-sums .cart-total')).toBeVisible();
    const send = main(page).getByRole('button', { name: translate('return-submit') });
    await send.click();
    await expect(main(page).getByText(translate('form-required.reason'))).toBeVisible();
    await expectWellMade(page);
    await page.locator('select[name="line1.reason"]').selectOption('damaged');
    await send.click();
    await expect(main(page).getByText(translate('form-required.photos'))).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(await photograph(page));
    await expect(page.getByRole('button', { name: translate('return-photos-remove', { name: 'tear.jpg' }) })).toBeVisible();
    await expectWellMade(page);
    await send.click();
    await expect(page).toHaveURL(/\/return\/.+done=return/);
    await expect(main(page).getByText(translate('return-done'))).toBeVisible();
    await expect(page.locator('.return-steps [aria-current=step]')).toHaveCount(1);
    await expectWellMade(page);
    const returned = (await main(page).getByRole('article').getByRole('heading').innerText()).split(' ').at(-1) ?? '';
    await expectEmail(email, returned);
    const label = await main(page)
      .getByRole('link', { name: translate('return-label') })
      .getAttribute('href');
    // Requested by the page itself, which can resolve the shop's host.
    const printed = await page.evaluate(async (path) => {
      const answer = await fetch(path);
      return [answer.status, (await answer.text()).includes('<svg')];
    }, label ?? '');
    expect(printed).toEqual([200, true]);

    vitrina('return', 'receive', returned);
    vitrina('return', 'refuse', returned, '--reason', 'Worn for a month');
    await page.reload();
    await expect(main(page).getByText(translate('return-refused', { reason: 'Worn for a month' }))).toBeVisible();
    await expect(main(page).getByRole('button', { name: translate('return-take-back') })).toHaveCount(0);
    await expectWellMade(page);
  });

  test(`a guest withdraws in two steps in ${language} ${tagsOfLongTest(language)}`, async ({ page }) => {
    const translate = messagesOf(language);
    const url: Url = (path) => shop(country, prefix + path);
    const { email, number } = await deliveredOrder(page, url, country);
    await visit(page, url('/'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: translate('footer-withdraw') })
      .click();
    await expect(heading(page, translate('withdrawal-title'))).toBeVisible();
    await expectWellMade(page);
    await find(page, translate, number, email, 'return-find');
    await expect(main(page).getByText(translate('order-number-of', { number }))).toBeVisible();
    await expect(page.locator('#take-1')).toHaveValue('1:1');
    await expectWellMade(page);
    await main(page)
      .getByRole('button', { name: translate('footer-withdraw') })
      .click();
    await expect(heading(page, translate('withdrawal-confirm-title'))).toBeVisible();
    await expectWellMade(page);
    await main(page)
      .getByRole('button', { name: translate('withdrawal-confirm') })
      .click();
    await expect(main(page).getByText(translate('withdrawal-done'))).toBeVisible();
    await expectWellMade(page);
    const withdrawal = (await main(page).getByRole('article').getByRole('heading').innerText()).split(' ').at(-1) ?? '';
    await expectEmail(email, withdrawal);
  });
}

test('a customer requests an exchange from the order’s page and cancels it', async ({
  page,
}) => {
  const translate = messagesOf('en');
  const url: Url = (path) => shop('si', `/en${path}`);
  const email = newAddress();
  await visit(page, url('/brands'));
  await register(page, email, 3);
  const { number } = await deliveredOrder(page, url, 'si', email);
  await visit(page, url(`/user/orders/${number}`));
  await main(page)
    .getByRole('link', { name: translate('return-title') })
    .click();
  await expect(page).toHaveURL(/\/user\/orders\/.+\/return/);
  await page.locator('#take-1').selectOption('1:1');
  await page.locator('#swap-1').selectOption({ index: 1 });
  await main(page)
    .getByRole('button', { name: translate('return-continue') })
    .click();
  await expect(main(page).getByText(translate('return-preview-exchange'))).toBeVisible();
  await page.locator('select[name="line1.reason"]').selectOption('too-small');
  await expectWellMade(page);
  await main(page)
    .getByRole('button', { name: translate('return-submit') })
    .click();
  await expect(page).toHaveURL(/\/return\/.+done=return/);
  await expect(page.locator('.return-steps li').first()).toContainText('Requested For Return');
  await main(page)
    .getByRole('button', { name: translate('return-take-back') })
    .click();
  await expect(main(page).getByRole('button', { name: translate('return-take-back') })).toHaveCount(0);
  await expectWellMade(page);
});

test('a withdrawal includes pieces of an open return, which the page says before @phone', async ({ page }) => {
  const translate = messagesOf('de');
  const url: Url = (path) => shop('de', path);
  const { token } = await deliveredOrder(page, url, 'de');
  await visit(page, url(`/guest/return?order=${token}&take=1:1`));
  await page.locator('select[name="line1.reason"]').selectOption('too-small');
  await main(page)
    .getByRole('button', { name: translate('return-submit') })
    .click();
  await expect(main(page).getByText(translate('return-done'))).toBeVisible();
  const number = (await main(page).getByRole('article').getByRole('heading').innerText()).split(' ').at(-1) ?? '';
  await visit(page, url(`/withdrawal?order=${token}`));
  await expect(main(page).getByText(translate('withdrawal-requested'))).toBeVisible();
  await expect(main(page).getByText(translate('return-line-requested', { count: 1 }))).toBeVisible();
  await expect(page.locator('#take-1')).toHaveValue('1:1');
  await expectWellMade(page);
  await main(page)
    .getByRole('button', { name: translate('footer-withdraw') })
    .click();
  await expect(main(page).getByText(translate('withdrawal-replaces'))).toBeVisible();
  await expectWellMade(page);
  await main(page)
    .getByRole('button', { name: translate('withdrawal-confirm') })
    .click();
  await expect(main(page).getByText(translate('withdrawal-done'))).toBeVisible();
  // The parcel may show the return's number already.
  await expect(main(page).getByRole('heading', { name: translate('withdrawal-number', { number }) })).toBeVisible();
  await expect(main(page).getByRole('button', { name: translate('return-take-back') })).toHaveCount(0);
  await visit(page, url(`/withdrawal?order=${token}`));
  await expect(main(page).getByRole('link', { name: translate('return-status-title') })).toBeVisible();
  await expect(page.locator('#take-1')).toHaveCount(0);
});

test('tracking, a return and a withdrawal work without JavaScript', { tag: '@phone' }, async ({ page, browser }) => {
  const translate = messagesOf('sl');
  const url: Url = (path) => shop('si', path);
  const { email, number } = await deliveredOrder(page, url, 'si');
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  const plain = await context.newPage();
  await plain.goto(url('/Track/Order'));
  await find(plain, translate, number, email, 'track-submit');
  await expect(heading(plain, translate('order-number-of', { number }))).toBeVisible();
  await plain
    .getByRole('main')
    .getByRole('link', { name: translate('return-title') })
    .click();
  const go = plain.getByRole('main').getByRole('button', { name: translate('return-continue') });
  await go.click();
  await expect(plain.getByText(translate('return-choose-missing'))).toBeVisible();
  await plain.locator('#take-1').selectOption('1:1');
  await go.click();
  const send = plain.getByRole('main').getByRole('button', { name: translate('return-submit') });
  await send.click();
  await expect(plain.getByText(translate('error-return-reason')).first()).toBeVisible();
  await plain.locator('select[name="line1.reason"]').selectOption('too-small');
  await send.click();
  await expect(plain.getByText(translate('return-done'))).toBeVisible();
  await plain
    .getByRole('main')
    .getByRole('button', { name: translate('return-take-back') })
    .click();
  await plain.goto(url('/withdrawal'));
  await find(plain, translate, number, email, 'return-find');
  await plain
    .getByRole('main')
    .getByRole('button', { name: translate('footer-withdraw') })
    .click();
  await plain
    .getByRole('main')
    .getByRole('button', { name: translate('withdrawal-confirm') })
    .click();
  await expect(plain.getByText(translate('withdrawal-done'))).toBeVisible();
  await context.close();
});
