// What is loaded after the page is interactive: the offer of the visitor's language, and notices of a new release and of a lost
// network.
import { messagesOf } from './messages';
import {
  english,
  expect,
  expectAccessible,
  expectInWidth,
  expectNoReload,
  hydrated,
  shop,
  test,
  visit,
} from './support';

test.describe('a first visit in another language', () => {
  const pretend = (languages: string[]) => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    Object.defineProperty(navigator, 'languages', { get: () => languages });
  };

  test('is offered the shop in that language once, and not redirected', async ({ page }) => {
    await page.addInitScript(pretend, ['de-AT', 'de']);
    await visit(page, shop('si', '/brands'));
    const offer = page.getByRole('link', { name: 'Österreich →' });
    await expect(offer).toHaveAttribute('href', shop('at', '/brands'));
    await expect(offer).toHaveAttribute('lang', 'de-AT');
    await expect(page).toHaveURL(shop('si', '/brands'));
    await expectAccessible(page);
    await expectInWidth(page);
    await page.getByRole('complementary').getByRole('button').click();
    await expect(offer).toBeHidden();
    const code: string[] = [];
    page.on('request', (request) => code.push(request.url()));
    // It is loaded after the page's own requests.
    const deferred = page.waitForResponse('**/assets/deferred-*.js');
    await page.reload();
    await hydrated(page);
    await deferred;
    await expect(offer).toBeHidden();
    expect(code.filter((address) => address.includes('/assets/LanguageOffer'))).toEqual([]);
  });

  test('is updated on page changes', { tag: '@desktop' }, async ({ page }) => {
    await page.addInitScript(pretend, ['de']);
    await visit(page, shop('si', '/categories'));
    const offer = page.getByRole('link', { name: 'Deutschland →' });
    await expect(offer).toHaveAttribute('href', shop('de', '/categories'));
    await expectNoReload(page, async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blagovne znamke', exact: true }).click();
      await expect(offer).toHaveAttribute('href', shop('de', '/brands'));
    });
  });

  test('links to the same page in a language of the same shop', { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(pretend, ['en-GB']);
    await visit(page, shop('si', '/brands?utm_source=mail'));
    // A campaign link opens the consent banner first: only one banner at a time.
    await page.getByRole('button', { name: messagesOf('sl')('consent-refuse') }).click();
    await page.getByRole('link', { name: 'English →' }).click();
    await expect(page).toHaveURL(english('/brands?utm_source=mail'));
    await expect(page.getByRole('complementary').getByRole('link', { name: '→' })).toHaveCount(0);
  });
});

test.describe('while a page is open', { tag: '@desktop' }, () => {
  test('a new release is offered, but not while typing', async ({ page }) => {
    await page.clock.install();
    let requests = 0;
    await page.route('**/assets/build.json', (route) => {
      requests += 1;
      return route.fulfill({ json: { entry: '/assets/another.js' } });
    });
    await visit(page, english('/'));
    const field = page.getByRole('textbox').first();
    await field.focus();
    // The check is scheduled by code that is loaded after the page is interactive.
    await expect(async () => {
      await page.clock.fastForward('11:00');
      expect(requests).toBeGreaterThan(0);
    }).toPass();
    const offer = page.getByRole('button', { name: 'Reload' });
    await expect(offer).toBeHidden();
    await field.blur();
    await page.clock.fastForward('01:00');
    await expect(offer).toBeVisible();
  });

  test('the current release is not offered', async ({ page }) => {
    await page.clock.install();
    await visit(page, english('/'));
    await expect(async () => {
      const answer = page.waitForResponse('**/assets/build.json', { timeout: 2000 });
      await page.clock.fastForward('11:00');
      expect((await (await answer).json()).entry).toMatch(/^\/assets\/.+\.js$/);
    }).toPass();
    await page.clock.fastForward('02:00');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeHidden();
  });

  test('a lost network is announced', async ({ page, context }) => {
    await visit(page, english('/'));
    // Its listener is loaded after the page is interactive.
    await expect(async () => {
      await context.setOffline(false);
      await context.setOffline(true);
      await expect(page.getByRole('alert').getByText('You’re offline.')).toBeAttached({ timeout: 1_000 });
    }).toPass();
    await context.setOffline(false);
    await expect(page.getByRole('status').getByText('You’re online again')).toBeAttached();
  });
});
