// The prize wheel with its coupon in a cart, its offer, a deal that starts while its page is open, coupons and reminders.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyPromotions, fillCart, heading, newAddress, type places, register, type Url } from './checkout';
import { messagesOf } from './messages';
import { vitrina } from './operator';
import { expect, expectWellMade, tagsOfLongTest, shop, test, visit } from './support';

type Country = keyof typeof places;

const countries: [country: Country, language: string, prefix: string][] = [
  ['si', 'sl', ''],
  ['de', 'de', ''],
  ['bd', 'bn', '/bn'],
];

/** A wheel on which every spin wins, in all countries. */
const wheel = `
[[wheels]]
spins_per_day = 1
coupon_days = 14
needs_consent = true
[[wheels.segments]]
name = "ten"
weight = 3
colour = "#1e4fd8"
promotion = "wheel-ten"
[[wheels.segments]]
name = "fifteen"
weight = 1
colour = "#9d174d"
promotion = "wheel-fifteen"
`;

test.beforeAll(() => {
  const file = join(mkdtempSync(join(tmpdir(), 'vitrina-wheel-')), 'wheel.toml');
  writeFileSync(file, wheel);
  vitrina('promotion', 'apply', fileURLToPath(new URL('../../tenants/promotions/wheel.toml', import.meta.url)));
  vitrina('wheel', 'apply', file);
});

for (const [country, language, prefix] of countries) {
  test(`the wheel gives a coupon once that is valid in the cart, in ${language} ${tagsOfLongTest(language)}`, async ({
    page,
  }) => {
    const translate = messagesOf(language);
    const url: Url = (path) => shop(country, prefix + path);
    await fillCart(page, url);
    await visit(page, url('/prize-wheel'));
    await expect(heading(page, translate('wheel-title'))).toBeVisible();
    await expect(page.locator('[name=newsletter]')).not.toBeChecked();
    const [spin, close] = [
      page.locator('.wheel-buttons').getByRole('button', { name: translate('wheel-spin') }),
      page.locator('.wheel-buttons').getByRole('link', { name: translate('wheel-no') }),
    ];
    const [one, other] = [await spin.boundingBox(), await close.boundingBox()];
    expect([other?.width, other?.height]).toEqual([one?.width, one?.height]);
    await page.getByText(translate('wheel-odds')).click();
    await expect(page.getByRole('cell', { name: /75/ })).toBeVisible();
    await expectWellMade(page);
    const email = newAddress();
    await page.locator('[name=email]').first().fill(email);
    await spin.click();
    const code = page.locator('main code');
    await expect(code).toBeVisible({ timeout: 10_000 });
    await expectWellMade(page);
    const text = await code.innerText();
    await page.reload();
    await expect(code).toHaveText(text);
    await expect(spin).toHaveCount(0);
    await visit(page, url('/Checkout'));
    await page.locator('#coupon').fill(text);
    await page.getByRole('button', { name: translate('cart-coupon-apply') }).click();
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  });
}

test('the wheel is offered once, after consent to marketing, never over the checkout, and with reduced motion it does not turn', async ({
  page,
}) => {
  const translate = messagesOf('en');
  const url: Url = (path) => shop('si', `/en${path}`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const offer = page.locator('.offer', { hasText: translate('wheel-offer') });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/wheel?offer=true')) asked.push(request.url());
  });
  // Waits until the chunk that decides about the offer has loaded and run: if it may offer the wheel, it requests it from the
  // server.
  const wait = async () => {
    const code = page.waitForResponse('**/assets/WheelOffer-*.js');
    await page.clock.fastForward(21_000);
    const address = (await code).url();
    await page.evaluate((module) => import(module), address);
    await haveTurns();
  };
  const haveTurns = () =>
    page.evaluate(async () => {
      const { port1, port2 } = new MessageChannel();
      for (let turn = 0; turn < 20; turn++)
        await new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
    });
  await visit(page, url('/brands'));
  const answers = ['**/api/wheel?offer=true*', /translations\?.*games-pages/].map((call) => page.waitForResponse(call));
  await wait();
  for (const answer of await Promise.all(answers)) await answer.finished();
  await haveTurns();
  await expect(offer, 'without consent').toHaveCount(0);
  await page.evaluate(() => {
    const decidedAt = new Date().toISOString();
    const consent = { analytics: false, marketing: true, version: 1, decidedAt, receipt: null };
    localStorage.setItem('vitrina.consent', JSON.stringify(consent));
  });
  await visit(page, url('/Checkout'));
  await wait();
  expect(asked, 'over the checkout').toHaveLength(1);
  await expect(offer).toHaveCount(0);
  await visit(page, url('/brands'));
  await wait();
  await expect(offer).toBeVisible();
  expect(asked).toHaveLength(2);
  await expectWellMade(page);
  await offer.getByRole('button', { name: translate('wheel-open') }).click();
  const dialog = page.getByRole('dialog', { name: translate('wheel-title') });
  await dialog.locator('[name=email]').fill(newAddress());
  await dialog.locator('[name=email]').press('Enter');
  await expect(dialog.getByRole('status').filter({ hasText: '%' })).toBeVisible();
  await expectWellMade(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await visit(page, url('/brands'));
  await wait();
  expect(asked, 'a second time').toHaveLength(2);
  await expect(offer).toHaveCount(0);
});

test('a deal starts while the page is open, by the server’s clock', { tag: '@phone' }, async ({ page }) => {
  const translate = messagesOf('hu');
  const url: Url = (path) => shop('hu', path);
  const name = `e2e-${Date.now().toString(36)}`;
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
  applyPromotions(`
[[promotions]]
name = "${name}"
kind = "flash-deal"
countries = ["HU"]
percent = "30"
starts = ${at(35)}
ends = ${at(3600)}
[promotions.texts.hu]
title = "Esti ajánlat ${name}"
[promotions.texts.en]
title = "Evening deal ${name}"
`);
  const deal = page.locator('section', { has: page.getByRole('heading', { name: new RegExp(name) }) });
  // The countdown uses the server's own clock, so no cache may respond.
  const clock = page.waitForResponse((response) => response.url().includes('/api/flash-deals/check'));
  // The server reads another process's change within a moment, or a little later when busy.
  await expect(async () => {
    await visit(page, url('/flash-deals'));
    await expect(deal).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect((await clock).headers()['cache-control']).toBe('no-store');
  await expect(deal.getByText(translate('deals-upcoming'))).toBeVisible();
  await expect(deal.locator('.countdown b').first()).toBeVisible();
  await expectWellMade(page);
  await expect(deal.getByText(translate('deals-running'))).toBeVisible({ timeout: 50_000 });
  await expectWellMade(page);
  vitrina('promotion', 'disable', name);
});

test('a customer finds coupons and reminders in the account', { tag: '@desktop' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']).catch(() => {});
  const translate = messagesOf('sl');
  const url: Url = (path) => shop('si', path);
  const email = newAddress();
  await visit(page, url('/brands'));
  await register(page, email, 3);
  await visit(page, url('/user/coupons'));
  await expect(page.getByText(translate('coupons-empty-title'))).toBeVisible();
  await expectWellMade(page);
  await visit(page, url('/prize-wheel'));
  await expect(page.locator('[name=email]')).toHaveCount(1);
  await page
    .locator('.wheel-buttons')
    .getByRole('button', { name: translate('wheel-spin') })
    .click();
  await expect(page.locator('main code')).toBeVisible({ timeout: 10_000 });
  await visit(page, url('/user/coupons'));
  await page
    .getByRole('main')
    .getByRole('button', { name: translate('coupon-copy') })
    .click();
  await expect(page.getByRole('status').filter({ hasText: translate('coupon-copied') })).toHaveCount(1);
  await expectWellMade(page);

  await fillCart(page, url);
  await visit(page, url('/Checkout?step=payment'));
  await page.locator('#checkout-form [name=email]').fill(email);
  await page.getByRole('button', { name: translate('cart-reminder-submit') }).click();
  await expect(page.getByText(translate('cart-reminder-done'))).toBeVisible();
  await visit(page, url('/user/settings'));
  const reminder = page.getByRole('button', { name: `${translate('reminders-end')}: ${translate('reminders-cart')}` });
  await expect(reminder).toBeVisible();
  await expectWellMade(page);
  await reminder.click();
  await expect(page.getByText(translate('reminders-none'))).toBeVisible();
});
