// After an order: tracking it as a guest, returning a part of it with a photo or for another size, and withdrawing in two steps,
// with and without JavaScript.
import type { Locator, Page } from '@playwright/test';
import { expectEmail, heading, newAddress, type places, register, type Url } from './checkout';
import { messagesOf, type Say } from './messages';
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
async function find(page: Page, say: Say, number: string, contact: string, submit: string): Promise<void> {
  await main(page).getByLabel(say('track-number')).fill(number);
  await main(page).getByLabel(say('track-contact')).fill(contact);
  await main(page)
    .getByRole('button', { name: say(submit) })
    .click();
}

for (const [country, language, prefix] of countries) {
  test(`a guest tracks an order and returns a piece with a photograph in ${language} ${tagsOfLongTest(language)}`, async ({
    page,
    expected,
  }) => {
    test.slow();
    expected.add(409);
    const say = messagesOf(language);
    const url: Url = (path) => shop(country, prefix + path);
    const { email, number } = await deliveredOrder(page, url, country);
    await visit(page, url('/Track/Order'));
    await expect(heading(page, say('track-title'))).toBeVisible();
    await main(page)
      .getByRole('button', { name: say('track-submit') })
      .click();
    await expect(main(page).getByText(say('form-required.invoiceNumber'))).toBeVisible();
    await expectWellMade(page);
    await find(page, say, number, 'somebody@example.com', 'track-submit');
    await expect(page.locator('[data-summary]')).toContainText(say('error-order-not-found'));
    await find(page, say, number, email, 'track-submit');
    await expect(heading(page, say('order-number-of', { number }))).toBeVisible();
    await expect(page).toHaveURL(/\/Track\/Order\?order=/);
    await expect(main(page).getByText(`T${number}`)).toBeVisible();
    await expectWellMade(page);

    await main(page)
      .getByRole('link', { name: say('return-title') })
      .click();
    await expect(heading(page, say('return-choose-title'))).toBeVisible();
    await expectWellMade(page);
    const go = main(page).getByRole('button', { name: say('return-continue') });
    await go.click();
    await expect(main(page).getByText(say('return-choose-missing'))).toBeFocused();
    await page.locator('#take-1').selectOption('1:1');
    await go.click();
    await expect(heading(page, say('return-reason-title'))).toBeVisible();
    await expect(page.locator('.cart-sums .cart-total')).toBeVisible();
    const send = main(page).getByRole('button', { name: say('return-submit') });
    await send.click();
    await expect(main(page).getByText(say('form-required.reason'))).toBeVisible();
    await expectWellMade(page);
    await page.locator('select[name="line1.reason"]').selectOption('damaged');
    await send.click();
    await expect(main(page).getByText(say('form-required.photos'))).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(await photograph(page));
    await expect(page.getByRole('button', { name: say('return-photos-remove', { name: 'tear.jpg' }) })).toBeVisible();
    await expectWellMade(page);
    await send.click();
    await expect(page).toHaveURL(/\/return\/.+done=return/);
    await expect(main(page).getByText(say('return-done'))).toBeVisible();
    await expect(page.locator('.return-steps [aria-current=step]')).toHaveCount(1);
    await expectWellMade(page);
    const returned = (await main(page).getByRole('article').getByRole('heading').innerText()).split(' ').at(-1) ?? '';
    await expectEmail(email, returned);
    const label = await main(page)
      .getByRole('link', { name: say('return-label') })
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
    await expect(main(page).getByText(say('return-refused', { reason: 'Worn for a month' }))).toBeVisible();
    await expect(main(page).getByRole('button', { name: say('return-take-back') })).toHaveCount(0);
    await expectWellMade(page);
  });

  test(`a guest withdraws in two steps in ${language} ${tagsOfLongTest(language)}`, async ({ page }) => {
    const say = messagesOf(language);
    const url: Url = (path) => shop(country, prefix + path);
    const { email, number } = await deliveredOrder(page, url, country);
    await visit(page, url('/'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('footer-withdraw') })
      .click();
    await expect(heading(page, say('withdrawal-title'))).toBeVisible();
    await expectWellMade(page);
    await find(page, say, number, email, 'return-find');
    await expect(main(page).getByText(say('order-number-of', { number }))).toBeVisible();
    await expect(page.locator('#take-1')).toHaveValue('1:1');
    await expectWellMade(page);
    await main(page)
      .getByRole('button', { name: say('footer-withdraw') })
      .click();
    await expect(heading(page, say('withdrawal-confirm-title'))).toBeVisible();
    await expectWellMade(page);
    await main(page)
      .getByRole('button', { name: say('withdrawal-confirm') })
      .click();
    await expect(main(page).getByText(say('withdrawal-done'))).toBeVisible();
    await expectWellMade(page);
    const withdrawal = (await main(page).getByRole('article').getByRole('heading').innerText()).split(' ').at(-1) ?? '';
    await expectEmail(email, withdrawal);
  });
}

test('a customer requests an exchange from the order’s page and cancels it', async ({
  page,
}) => {
  const say = messagesOf('en');
  const url: Url = (path) => shop('si', `/en${path}`);
  const email = newAddress();
  await visit(page, url('/brands'));
  await register(page, email, 3);
  const { number } = await deliveredOrder(page, url, 'si', email);
  await visit(page, url(`/user/orders/${number}`));
  await main(page)
    .getByRole('link', { name: say('return-title') })
    .click();
  await expect(page).toHaveURL(/\/user\/orders\/.+\/return/);
  await page.locator('#take-1').selectOption('1:1');
  await page.locator('#swap-1').selectOption({ index: 1 });
  await main(page)
    .getByRole('button', { name: say('return-continue') })
    .click();
  await expect(main(page).getByText(say('return-preview-exchange'))).toBeVisible();
  await page.locator('select[name="line1.reason"]').selectOption('too-small');
  await expectWellMade(page);
  await main(page)
    .getByRole('button', { name: say('return-submit') })
    .click();
  await expect(page).toHaveURL(/\/return\/.+done=return/);
  await expect(page.locator('.return-steps li').first()).toContainText('Requested For Return');
  await main(page)
    .getByRole('button', { name: say('return-take-back') })
    .click();
  await expect(main(page).getByRole('button', { name: say('return-take-back') })).toHaveCount(0);
  await expectWellMade(page);
});

test('a withdrawal includes pieces of an open return, which the page says before @phone', async ({ page }) => {
  const say = messagesOf('de');
  const url: Url = (path) => shop('de', path);
  const { token } = await deliveredOrder(page, url, 'de');
  await visit(page, url(`/guest/return?order=${token}&take=1:1`));
  await page.locator('select[name="line1.reason"]').selectOption('too-small');
  await main(page)
    .getByRole('button', { name: say('return-submit') })
    .click();
  await expect(main(page).getByText(say('return-done'))).toBeVisible();
  const number = (await main(page).getByRole('article').getByRole('heading').innerText()).split(' ').at(-1) ?? '';
  await visit(page, url(`/withdrawal?order=${token}`));
  await expect(main(page).getByText(say('withdrawal-requested'))).toBeVisible();
  await expect(main(page).getByText(say('return-line-requested', { count: 1 }))).toBeVisible();
  await expect(page.locator('#take-1')).toHaveValue('1:1');
  await expectWellMade(page);
  await main(page)
    .getByRole('button', { name: say('footer-withdraw') })
    .click();
  await expect(main(page).getByText(say('withdrawal-replaces'))).toBeVisible();
  await expectWellMade(page);
  await main(page)
    .getByRole('button', { name: say('withdrawal-confirm') })
    .click();
  await expect(main(page).getByText(say('withdrawal-done'))).toBeVisible();
  // The parcel may show the return's number already.
  await expect(main(page).getByRole('heading', { name: say('withdrawal-number', { number }) })).toBeVisible();
  await expect(main(page).getByRole('button', { name: say('return-take-back') })).toHaveCount(0);
  await visit(page, url(`/withdrawal?order=${token}`));
  await expect(main(page).getByRole('link', { name: say('return-status-title') })).toBeVisible();
  await expect(page.locator('#take-1')).toHaveCount(0);
});

test('tracking, a return and a withdrawal work without JavaScript', { tag: '@phone' }, async ({ page, browser }) => {
  const say = messagesOf('sl');
  const url: Url = (path) => shop('si', path);
  const { email, number } = await deliveredOrder(page, url, 'si');
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  const plain = await context.newPage();
  await plain.goto(url('/Track/Order'));
  await find(plain, say, number, email, 'track-submit');
  await expect(heading(plain, say('order-number-of', { number }))).toBeVisible();
  await plain
    .getByRole('main')
    .getByRole('link', { name: say('return-title') })
    .click();
  const go = plain.getByRole('main').getByRole('button', { name: say('return-continue') });
  await go.click();
  await expect(plain.getByText(say('return-choose-missing'))).toBeVisible();
  await plain.locator('#take-1').selectOption('1:1');
  await go.click();
  const send = plain.getByRole('main').getByRole('button', { name: say('return-submit') });
  await send.click();
  await expect(plain.getByText(say('error-return-reason')).first()).toBeVisible();
  await plain.locator('select[name="line1.reason"]').selectOption('too-small');
  await send.click();
  await expect(plain.getByText(say('return-done'))).toBeVisible();
  await plain
    .getByRole('main')
    .getByRole('button', { name: say('return-take-back') })
    .click();
  await plain.goto(url('/withdrawal'));
  await find(plain, say, number, email, 'return-find');
  await plain
    .getByRole('main')
    .getByRole('button', { name: say('footer-withdraw') })
    .click();
  await plain
    .getByRole('main')
    .getByRole('button', { name: say('withdrawal-confirm') })
    .click();
  await expect(plain.getByText(say('withdrawal-done'))).toBeVisible();
  await context.close();
});
