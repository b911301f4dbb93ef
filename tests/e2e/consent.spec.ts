// The consent banner: shown where a country has tags, with two equal buttons, and reopened from the footer.
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import ga4 from '../vectors/ga4.json' with { type: 'json' };
import { fillCart, fillForm, form, heading, newAddress, placeOrder, t } from './checkout';
import { vitrina } from './operator';
import {
  expect,
  expectAccessible,
  expectInWidth,
  expectNoReload,
  expectWords,
  hydrated,
  shop,
  test,
  visit,
} from './support';

const id = 'GTM-E2E1';
const question = (page: Page) => page.getByRole('region', { name: 'May we use cookies for analytics and marketing?' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The commands of consent mode in the data layer. */
const commands = (page: Page) =>
  page.evaluate(() => {
    const all = (window.dataLayer ?? []) as unknown as ArrayLike<unknown>[];
    return all.flatMap((one) => (one[0] === 'consent' ? [[one[1], one[2]]] : []));
  });

type Parameters = { required: string[]; optional: string[] };
type Push = {
  event?: string;
  ecommerce?: { value: number; items?: { price: number; quantity: number }[] } | null;
  page_location?: string;
};

/** Validates the pushed e-commerce events against Google's reference, and returns the names of all events. */
async function expectGa4(page: Page): Promise<string[]> {
  const layer = await page.evaluate(() => (window.dataLayer ?? []) as unknown as Push[]);
  for (const [at, { event = '', ecommerce }] of layer.entries()) {
    if (!ecommerce) continue;
    const known = (ga4.events as Record<string, Parameters>)[event];
    const names = Object.keys(ecommerce);
    expect(layer[at - 1], `before ${event}`).toEqual({ ecommerce: null });
    expect(names, event).toEqual(expect.arrayContaining(known?.required ?? ['no such event']));
    expect([...(known?.required ?? []), ...(known?.optional ?? [])], event).toEqual(expect.arrayContaining(names));
    const { items = [], value } = ecommerce;
    for (const item of items) expect(Object.keys(item), event).toEqual(expect.arrayContaining(ga4.item.required));
    const sum = items.reduce((all, { price, quantity }) => all + price * quantity, 0);
    expect(value, `value of ${event}`).toBeCloseTo(sum, 2);
  }
  return layer.flatMap(({ event }) => event ?? []);
}

/** What a tag can read by itself: the document's URL when it loads, at each history change, and at each push. */
const readingTag = `
  window.addresses = [document.location.href];
  const note = () => window.addresses.push(document.location.href);
  for (const [owner, name] of [[history, 'pushState'], [history, 'replaceState'], [dataLayer, 'push']]) {
    const own = owner[name];
    owner[name] = function (...given) {
      const answer = own.apply(this, given);
      note();
      return answer;
    };
  }
  addEventListener('popstate', note);`;
const addresses = (page: Page) => page.evaluate(() => (window as unknown as { addresses: string[] }).addresses);

/** Portugal with a Google Tag Manager container, whose script is empty or a tag of the test. */
async function withTags(page: Page, body = ''): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

/** The server reloads the country's file within a second. */
async function visitWithTags(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await visit(page, shop('pt', '/en'));
      return page.content();
    })
    .toContain(`"gtmId":"${id}"`);
}

test.describe('consent', () => {
  test.beforeAll(() => {
    const tenants = fileURLToPath(new URL('../../tenants', import.meta.url));
    const folder = mkdtempSync(join(tmpdir(), 'vitrina-tenants-'));
    for (const file of readdirSync(tenants).filter((name) => name.endsWith('.toml')))
      cpSync(join(tenants, file), join(folder, file));
    const file = join(folder, 'pt.toml');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/^name = .*$/m, (line) => `${line}\ngtm_id = "${id}"`),
    );
    vitrina('tenant', 'apply', folder);
  });

  test('refusing is as easy as accepting, is stored, and loads no tag', async ({ page }) => {
    const asked = await withTags(page);
    await visitWithTags(page);
    await expect(question(page)).toBeVisible();
    const [accept, refuse] = [button(page, 'Accept all'), button(page, 'Refuse all')];
    const looks = await Promise.all(
      [accept, refuse].map((one) =>
        one.evaluate((element) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight, height } = getComputedStyle(element);
          return { color, backgroundColor, borderColor, fontSize, fontWeight, height };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    await button(page, 'Choose').click();
    await expect(page.getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked();
    await expectAccessible(page);
    await expectInWidth(page);
    await expectWords(page);
    await refuse.click();
    await expect(question(page)).toBeHidden();
    await page.reload();
    await visit(page, shop('pt', '/en/brands'));
    await expect(question(page)).toBeHidden();
    expect(asked).toEqual([]);
    for (const [, events] of await commands(page)) expect(Object.values(events as object)).toEqual(Array(4).fill('denied'));
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('vitrina.consent') ?? 'null'));
    expect(kept).toMatchObject({ version: 1, analytics: false, marketing: false });
  });

  test('a choice loads its tags, and can be changed from the footer', { tag: '@desktop' }, async ({ page }) => {
    const asked = await withTags(page);
    await visitWithTags(page);
    await button(page, 'Choose').click();
    await page.getByRole('checkbox', { name: 'Analytics' }).check();
    const proof = page.waitForResponse('**/api/consent*');
    await button(page, 'Save my choice').click();
    expect((await proof).status()).toBe(200);
    await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtm.js?id=${id}`]);
    const [first, second] = await commands(page);
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    expect(first).toEqual(['default', { ...denied, analytics_storage: 'denied' }]);
    expect(second).toEqual(['update', { ...denied, analytics_storage: 'granted' }]);
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('vitrina.consent') ?? 'null').receipt))
      .toMatch(/^[0-9a-f]{32}$/);
    await button(page, 'Cookie settings').click();
    await expect(page.getByRole('checkbox', { name: 'Analytics' })).toBeChecked();
    await button(page, 'Refuse all').click();
    await expect(question(page)).toBeHidden();
    expect((await commands(page)).at(-1)).toEqual(['update', { ...denied, analytics_storage: 'denied' }]);
  });

  test('no tag reads a secret in a URL, and its page works after Back and a reload', {
    tag: '@desktop',
  }, async ({ page }) => {
    const url = (path: string) => shop('pt', `/en${path}`);
    const asked = await withTags(page, readingTag);
    await visitWithTags(page);
    await button(page, 'Accept all').click();
    await expect.poll(() => asked.length).toBe(1);
    const events = [await expectGa4(page)];
    await visit(page, url('/category/women'));
    await page.locator('main a.card-link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect.poll(async () => (await expectGa4(page)).includes('view_item')).toBe(true);
    events.push(await expectGa4(page));
    await fillCart(page, url);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('wishlist-add') })
      .first()
      .click();
    await expect.poll(async () => (await expectGa4(page)).includes('add_to_wishlist')).toBe(true);
    events.push(await expectGa4(page));

    await visit(page, url('/Checkout'));
    await expectNoReload(page, async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: t('cart-checkout') })
        .click();
      await expect(heading(page, t('checkout-title'))).toBeVisible();
      await fillForm(page, { email: newAddress(), method: 'cash-on-delivery' });
      await form(page).locator('[name="address.postalCode"]').fill('1100-001');
      await form(page).locator('[name="address.phone"]').fill('912345678');
      await placeOrder(page);
      await expect(heading(page, t('order-thanks'))).toBeVisible();
    });
    const thanked = async () => {
      await expect(heading(page, t('order-thanks'))).toBeVisible();
      await expect(page).toHaveURL(url('/OrderConfirmation'));
    };
    await thanked();
    events.push(await expectGa4(page));
    const wanted = ['view_item_list', 'select_item', 'view_item', 'add_to_wishlist', 'add_to_cart', 'view_cart'];
    expect(events.flat()).toEqual(expect.arrayContaining([...wanted, 'begin_checkout', 'purchase']));
    const token = await page.evaluate(() => new URLSearchParams(history.state.masked.search).get('order'));
    expect(token).toBeTruthy();
    const read = async () => {
      const layer = await page.evaluate(() => JSON.stringify(window.dataLayer));
      expect([...(await addresses(page)), layer].filter((one) => one.includes(String(token)))).toEqual([]);
    };
    await read();

    await page.getByRole('link', { name: t('skip-to-content') }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, t('order-thanks'))).toBeVisible();
    await page.goBack();
    await expectNoReload(page, async () => {
      await page.getByRole('link', { name: t('cart-continue') }).click();
      await expect(page).toHaveURL(url(''));
      await page.goBack();
      await thanked();
    });
    await read();

    await page.reload();
    await hydrated(page);
    await thanked();
    await read();
    const views = await page.evaluate(() =>
      ((window.dataLayer ?? []) as unknown as Push[]).filter((one) => one.event === 'page_view'),
    );
    expect(views.map(({ page_location }) => page_location)).toEqual([url('/OrderConfirmation')]);

    // Navigates to another document of the tab, and back to this one.
    await page.goto(shop('si', '/en'));
    await page.goBack();
    await thanked();
    // A link as in an e-mail.
    await visit(page, url(`/OrderConfirmation?order=${token}&utm_source=mail`));
    await expect(heading(page, t('order-thanks'))).toBeVisible();
    await expect(page).toHaveURL(url('/OrderConfirmation?utm_source=mail'));
    await read();
  });

  test('no tag reads queries that may be personal data', { tag: '@phone' }, async ({ page }) => {
    const url = (path: string) => shop('pt', `/en${path}`);
    await withTags(page, readingTag);
    await visitWithTags(page);
    await button(page, 'Accept all').click();
    await visit(page, url('/search?q=ana%40example.com'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ana@example.com');
    await expect(page).toHaveURL(url('/search'));
    const layer = await page.evaluate(() => JSON.stringify(window.dataLayer) + document.title);
    expect(layer).not.toContain('ana@');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ana@example.com');
    // Other search words are kept.
    await visit(page, url('/search?q=leggings'));
    await expect(page).toHaveURL(url('/search?q=leggings'));
  });

  test('a shop without tags does not ask for consent, unless the visit came by a partner’s link', { tag: '@phone' }, async ({
    page,
  }) => {
    await visit(page, shop('si', '/en'));
    await expect(button(page, 'Cookie settings')).toHaveCount(1);
    await expect(question(page)).toHaveCount(0);
    expect(await commands(page)).toEqual([]);

    const stored = async () => (await page.context().cookies()).filter(({ name }) => /^(affiliate|utm)_/.test(name));
    const clicks: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/affiliate/track-')) clicks.push(request.url());
    });
    await visit(page, shop('si', '/en?ref=A-PARTNER'));
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Refuse all').click();
    await expect(question(page)).toBeHidden();
    // The answer holds for further links, too.
    await visit(page, shop('si', '/en/brands?ref=A-PARTNER&utm_source=blog'));
    await expect(button(page, 'Cookie settings')).toHaveCount(1);
    await expect(question(page)).toHaveCount(0);
    expect([await stored(), clicks, await commands(page)]).toEqual([[], [], []]);
  });
});
