// Sellers and events: the application by mouse and keyboard, the countdown by the server's clock, the preview pages, and the home
// page's rows. Pages that no other test of `make test` opens.
import { messagesOf } from './messages';
import { english, expect, expectWellMade, shop, test, visit } from './support';

const t = messagesOf('en');
const newAddress = () => `seller-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}@example.com`;

test('a company applies, corrects errors, and is thanked', async ({ page }) => {
  await visit(page, english('/global-sellers'));
  await page.getByRole('main').getByRole('link', { name: t('seller-apply-title') }).click();
  await expect(page).toHaveURL(english('/become-a-seller'));
  await expectWellMade(page);
  const main = page.getByRole('main');
  const field = (label: string) => main.getByLabel(label, { exact: true });
  await field(t('seller-company')).fill('Tkalnica');
  await field(t('seller-contact')).fill('Maja Kos');
  await field(t('field-email')).fill(newAddress());
  await field(t('field-phone')).fill('040 123 456');
  await field(t('seller-web')).fill('no address');
  await field(t('seller-quantity')).selectOption('to-500');
  await main.getByLabel(t('register-terms')).check();
  await main.getByRole('button', { name: t('seller-submit') }).click();
  await expect(field(t('seller-web'))).toHaveAttribute('aria-invalid', 'true');
  await field(t('seller-web')).fill('example.com/shop');
  await main.getByRole('button', { name: t('seller-submit') }).click();
  const boxes = main.getByRole('group', { name: t('seller-goods') });
  await expect(boxes.getByText(t('form-required.tShirts'))).toBeVisible();
  await boxes.getByLabel(t('seller-goods-leggings')).check();
  await expect(boxes.getByText(t('form-required.tShirts'))).toHaveCount(0);
  await main.getByRole('button', { name: t('seller-submit') }).click();
  await expect(page).toHaveURL(english('/become-a-seller?done=1'));
  await expect(page.getByRole('heading', { level: 1, name: t('seller-sent-title') })).toBeVisible();
  await expectWellMade(page);
});

test('the home page links to the event, whose countdown follows the server’s clock', async ({ page }) => {
  // This device's clock is an hour ahead of the server's.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3_600_000;
  });
  await visit(page, english('/'));
  await page.getByRole('region', { name: t('event-label') }).getByRole('link', { name: t('event-open') }).click();
  await expect(page).toHaveURL(english('/event/basics-week'));
  await expect(page.getByRole('heading', { level: 1, name: 'Basics week' })).toBeVisible();
  const countdown = page.locator('[data-countdown=on]');
  await expect(countdown).toBeVisible();
  const ends = Date.parse((await page.locator('.event-band time').getAttribute('datetime')) ?? '');
  const left = async () => {
    const [days, hours, minutes, seconds] = (await countdown.locator('b').allTextContents()).map(Number);
    return (days ?? 0) * 86_400 + (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
  };
  const expected = (ends - Date.now()) / 1000;
  expect(Math.abs((await left()) - expected)).toBeLessThan(5);
  const before = await left();
  await expect.poll(left).toBeLessThan(before);
  await expectWellMade(page);
  // The listing's own controls.
  await page.getByRole('main').getByRole('combobox').first().selectOption('price');
  await expect(page).toHaveURL(/\/event\/basics-week\?sort=price/);
});

test('the home page leads to the flash deals, which show how long they run', async ({ page }) => {
  await visit(page, english('/'));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('deals-open') })
    .click();
  await expect(page).toHaveURL(english('/flash-deals'));
  await expect(page.getByRole('heading', { level: 1, name: t('deals-title') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Deal of the week' })).toBeVisible();
  await expect(page.locator('[data-countdown=on]').first()).toBeVisible();
  await expectWellMade(page);
});

test('an event’s status page shows its state and links to it', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, english('/event-check/basics-week'));
  await expect(page.getByRole('definition').filter({ hasText: t('event-running') })).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('main').getByRole('link', { name: t('event-open') }).click();
  await expect(page).toHaveURL(english('/event/basics-week'));
});

test('the test pages show an event before, during and after; the second has no layout', { tag: '@phone' }, async ({ page }) => {
  await visit(page, english('/event/test'));
  await expect(page.locator('[data-countdown=on]')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('main').getByRole('link', { name: t('event-over') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('event-over-title') })).toBeVisible();
  await visit(page, english('/event/test2?state=running'));
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectWellMade(page);
});

test('pictures on the home page link to the country’s profile', async ({ page }) => {
  await visit(page, shop('de', '/'));
  const words = messagesOf('de');
  const strip = page.getByRole('region', { name: words('home-instagram-title') });
  await expect(strip.getByRole('link')).toHaveCount(6);
  await expect(strip.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/www\.instagram\.com\//);
});

const texts = ['/payment-methods', '/withdrawal-form', '/contact', '/about', '/privacy', '/legal-notice', '/accessibility'];

for (const path of texts)
  test(`the text page ${path} is well made`, { tag: '@phone' }, async ({ page }) => {
    expect((await visit(page, english(path)))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWellMade(page);
  });

/** Pages of links and of returns from a payment, with what they show when the URL has no token. */
const withoutToken = {
  '/str/Return': 'pay-error',
  '/auth/Confirm-Email': 'link-failed-title',
  '/cart-reminder/delete': 'cart-reminder-delete-title',
};

for (const [path, title] of Object.entries(withoutToken))
  test(`${path} without a token is well made`, { tag: '@phone' }, async ({ page, expected }) => {
    // The API knows no such payment.
    expected.add(404);
    expect((await visit(page, english(path)))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible();
    await expectWellMade(page);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an event shows its date without a countdown', { tag: '@phone' }, async ({ page }) => {
    await page.goto(english('/event/basics-week'));
    await expect(page.locator('.event-band time')).toBeVisible();
    await expect(page.locator('.countdown')).toBeHidden();
  });
});
