// The application shell: error pages with links to continue, chunks that fail, history, scroll positions, fast input, no network.
import type { Page, Route } from '@playwright/test';
import { english, expect, expectAccessible, expectNoReload, hydrated, numberIn, shop, test, visit } from './support';

const women = english('/category/women');
const product = (page: Page) => page.locator('main article .card-link');
const wrong = (page: Page) => page.getByRole('heading', { level: 1, name: 'Something went wrong.' });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Node does not resolve the host names that browsers resolve on this machine. */
function direct(route: Route) {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  url.hostname = '127.0.0.1';
  return { url: url.href, headers };
}

/** Follows a link of the shop that no page contains. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, english(path));
}

test.describe('errors', { tag: '@desktop' }, () => {
  test('a failed response gives an error page in the shop, with an error id and links', async ({
    page,
    expected,
  }) => {
    expected.add(503);
    await page.route('**/api/product/web/by-slug/**', (route) =>
      route.fulfill({ status: 503, headers: { 'x-request-id': 'abc-123' }, json: { isSuccess: false } }),
    );
    await visit(page, women);
    await expectNoReload(page, async () => {
      await product(page).first().click();
      await expect(wrong(page)).toBeVisible();
      await expect(page.getByText('abc-123')).toBeVisible();
      await expectAccessible(page);
      await expect(page).toHaveURL(/\/product\//);
      await page.getByRole('link', { name: 'Go Back to Home' }).click();
      await expect(page).toHaveURL(english('/'));
    });
  });

  test("a page that fails to render keeps the shop's layout", async ({ page }) => {
    const troubles: string[] = [];
    page.removeAllListeners('pageerror');
    page.removeAllListeners('console');
    page.on('pageerror', ({ message }) => troubles.push(message));
    await page.route('**/api/product/web/by-slug/**', async (route) => {
      const answer = await route.fetch(direct(route));
      const body = await answer.json();
      await route.fulfill({ json: { ...body, data: { ...body.data, gallery: null } } });
    });
    await visit(page, women);
    const reported = page.waitForRequest('**/api/client-events');
    await product(page).first().click();
    await expect(wrong(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Error reference: \S+$/), 'the number of the report').toBeVisible();
    expect(troubles.length, 'what broke is an error to the browser, too').toBeGreaterThan(0);
    expect((await reported).method(), 'the shop is told').toBe('POST');
    await page.getByRole('link', { name: 'Go Back to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong.');
  });

  test('a page that the server could not render is rendered in the browser, and never blank if that fails, too', async ({
    page,
    expected,
  }) => {
    expected.add(503);
    await page.route(women, async (route) => {
      const answer = await route.fetch(direct(route));
      const html = (await answer.text())
        .replace(/<div id="app">[\s\S]*?<\/div>\s*<script type="application\/json"/, () => unavailable)
        .replace(/"data":\{[\s\S]*\}(?=<\/script>)/, '"data":{}}');
      await route.fulfill({ response: answer, body: html });
    });
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: { isSuccess: false } }));
    await page.goto(women);
    await page.waitForFunction(() => window.dataLayer !== undefined);
    await expect(page.getByRole('heading', { name: 'Later, please' })).toBeVisible();
    await page.unroute('**/api/**');
    await visit(page, women);
    await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
  });
  const unavailable =
    '<div id="app" data-unavailable><main id="main"><h1>Later, please</h1></main></div><script type="application/json"';

  test('a click without a network keeps the page and works again with it', async ({ page, context }) => {
    page.removeAllListeners('console');
    page.removeAllListeners('pageerror');
    page.removeAllListeners('requestfailed');
    await visit(page, english('/brands'));
    await page.evaluate(() => {
      window.marker = true;
    });
    await context.setOffline(true);
    await follow(page, '/category/men');
    await expect(wrong(page)).toBeVisible();
    expect(await page.evaluate(() => window.marker)).toBe(true);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Men' })).toBeVisible();
  });
});

test.describe('code that fails to load', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => {
    page.removeAllListeners('console');
    page.removeAllListeners('requestfailed');
  });

  test('a page whose code fails to load is reloaded once, and shown', async ({ page }) => {
    let failures = 0;
    await page.route('**/assets/accountPages-*.js', (route) => (failures++ < 1 ? route.abort() : route.continue()));
    await visit(page, women);
    await follow(page, '/auth/Login');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await hydrated(page);
    expect(failures).toBeGreaterThan(1);
  });

  for (const code of ['accountPages', 'entry-client', 'first-page'])
    test(`a first document whose ${code} fails to load is reloaded once, and shown`, async ({ page }) => {
      let documents = 0;
      page.on('request', (request) => request.isNavigationRequest() && documents++);
      // The first document loads the chunk neither by prefetching nor on demand.
      await page.route(`**/assets/${code}-*.js`, (route) => (documents < 2 ? route.abort() : route.continue()));
      await page.goto(english('/auth/Login'));
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      expect(documents).toBe(2);
    });

  test("missing code keeps the server's rendering after one reload, and is reported", async ({
    page,
  }) => {
    page.removeAllListeners('pageerror');
    let documents = 0;
    page.on('request', (request) => request.isNavigationRequest() && documents++);
    const reported = page.waitForRequest('**/api/client-events');
    let failures = 0;
    await page.route('**/assets/accountPages-*.js', (route) => {
      failures++;
      return route.abort();
    });
    await visit(page, women);
    await follow(page, '/auth/Login');
    await expect.poll(() => documents).toBe(2);
    // The document is rendered by the server: its texts stay, even if its script fails.
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect.poll(() => failures, 'the new document asks for the code as well').toBeGreaterThan(1);
    expect((await reported).postData()).toContain('could not be loaded');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(documents, 'the first, the new one, and the one of this test').toBe(3);
  });

  test('code that failed to load is loaded on the next attempt, without a reload', async ({ page }) => {
    page.removeAllListeners('pageerror');
    let failures = 0;
    let isThere = false;
    await page.route('**/assets/indexPages-*.js', (route) => {
      if (isThere) return route.continue();
      failures++;
      return route.abort();
    });
    await visit(page, women);
    // As if this page had been reloaded a moment ago.
    await page.evaluate(() => sessionStorage.setItem('reloaded:/en/brands', String(Date.now())));
    await expectNoReload(page, async () => {
      await follow(page, '/brands');
      await expect(wrong(page)).toBeVisible();
      isThere = true;
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
    });
    expect(failures).toBeGreaterThan(0);
  });

  test('a failed prefetch does not reload the page while typing', async ({ page }) => {
    const asked = page.waitForRequest('**/assets/accountPages-*.js');
    await page.route('**/assets/accountPages-*.js', (route) => route.abort());
    await visit(page, women);
    const field = page.getByRole('contentinfo').getByRole('textbox');
    await field.fill('ana@exam');
    await expectNoReload(page, async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Your account' }).hover();
      await asked;
      await field.pressSequentially('ple.com');
      await expect(field).toHaveValue('ana@example.com');
    });
  });
});

test.describe('code that throws', { tag: '@desktop' }, () => {
  const googlebot =
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

  for (const [whom, userAgent] of [
    ['a shopper', undefined],
    ['a crawler', googlebot],
  ])
    test.describe(`for ${whom}`, () => {
      test.use({ userAgent });

      test('is reported, the page stays, and is not reloaded', async ({ page }) => {
        page.removeAllListeners('pageerror');
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        let documents = 0;
        page.on('request', (request) => request.isNavigationRequest() && documents++);
        await page.route('**/assets/indexPages-*.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("an error of the page");' }),
        );
        const reported = page.waitForRequest('**/api/client-events');
        await page.goto(english('/brands'));
        const report = (await reported).postDataJSON();
        expect(report).toMatchObject({ page: '/brands' });
        expect(report.errors[0].message).toContain('an error of the page');
        await expect.poll(() => errors).toEqual(['an error of the page']);
        await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
        expect(documents).toBe(1);
      });
    });
});

test.describe('the history', { tag: '@desktop' }, () => {
  test("a moved page does not replace another page's history entry", async ({ page }) => {
    await visit(page, english('/brands'));
    await expectNoReload(page, async () => {
      await follow(page, '/category/zenske');
      await expect(page).toHaveURL(women);
      await page.goBack();
      await expect(page).toHaveURL(english('/brands'));
      await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
    });
  });

  test('a reload keeps the scroll position, and fragments have their own', async ({ page }) => {
    await visit(page, women);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrolled(page)).toBe(1500);
    const key = () => page.evaluate(() => window.history.state?.key);
    const first = await key();
    await follow(page, '/category/women#main');
    const second = await key();
    await follow(page, '/category/women#app');
    expect(new Set([first, second, await key()]).size).toBe(3);
  });

  test('another URL starts at the top, also in a new document', async ({ page }) => {
    await visit(page, women);
    await page.evaluate(() => window.scrollTo(0, 900));
    await visit(page, english('/category/men'));
    expect(await scrolled(page)).toBe(0);
  });

  test('the wishlist keeps its scroll position after Back and a reload', async ({ page, browserName }) => {
    await visit(page, women);
    const ids = await page.evaluate(async () => {
      const path = '/api/product/web/category/countryWiseProductsPagination?category=women&page=1&take=20&languageId=1';
      const { data } = await (await fetch(path)).json();
      return data.map(({ id }: { id: number }) => id);
    });
    await page.evaluate((list) => localStorage.setItem('vitrina.wishlist.guest', JSON.stringify(list)), ids);
    await visit(page, english('/Wishlists'));
    await expect(product(page)).toHaveCount(20);
    await page.evaluate(() => window.scrollTo(0, 1200));
    await product(page)
      .nth(10)
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(product(page)).toHaveCount(20);
    await expect.poll(() => scrolled(page)).toBe(1200);
    // On a slow phone the list is visible before the page is hydrated.
    if (browserName === 'chromium') {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    }
    await page.reload();
    await expect(product(page)).toHaveCount(20);
    await expect.poll(() => scrolled(page)).toBe(1200);
  });

  test('two filters ticked in quick succession both apply, and one unticked at once does not', async ({
    page,
  }) => {
    await visit(page, women);
    const tick = (...values: string[]) =>
      page.evaluate((all) => {
        for (const value of all) document.querySelector<HTMLInputElement>(`#filters input[value="${value}"]`)?.click();
      }, values);
    const [one = '', two = ''] = await page
      .locator('#filters input[name=color]:enabled')
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
    await tick(one, two);
    await expect.poll(() => new URL(page.url()).searchParams.get('color')).toBe([one, two].sort().join(','));
    await page.getByRole('link', { name: 'Clear all' }).first().click();
    await expect(page).toHaveURL(women);
    // The third tick shows when the first two have been taken into account.
    await tick(one);
    await tick(one);
    await tick(two);
    const colours = () => new URL(page.url()).searchParams.get('color');
    await expect.poll(colours).toBe(two);
    await expect(page.locator('main [data-pending]')).toHaveCount(0);
    expect(colours()).toBe(two);
    await expect(page.locator(`#filters input[value="${one}"]`)).not.toBeChecked();
    await expect(page.locator(`#filters input[value="${two}"]`)).toBeChecked();
  });
});

test('a message that is missing is reported, and the page shows its id', { tag: '@desktop' }, async ({ page }) => {
  page.removeAllListeners('pageerror');
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-events')) reports.push(request.postData() ?? '');
  });
  await page.route('**/api/translations?areas=home*', async (route) => {
    const answer = await route.fetch(direct(route));
    const body = await answer.json();
    const home = (body.data.areas.home as string).replace(/^brands-lead = .*$/m, '');
    await route.fulfill({ json: { ...body, data: { ...body.data, areas: { home } } } });
  });
  await visit(page, women);
  await follow(page, '/brands');
  await expect(page.getByRole('main').getByText('brands-lead')).toBeVisible();
  await expect.poll(() => reports.join()).toMatch(/message brands-lead is missing/);
  expect(reports.join()).toMatch(/"page":"\/(brands|category\/:parent)"/);
});

test('changes are announced: every live region exists before its text, and none is hidden', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/', '/category/women', '/product/womens-ribbed-long-sleeve-top', '/Wishlists', '/auth/Login']) {
    await visit(page, english(path));
    // A region in a closed dialog can be announced only once the dialog is open.
    const hidden = await page
      .locator(':is([role=status], [role=alert], [aria-live]):not(dialog:not([open]) *)')
      .evaluateAll((all) => all.filter((region) => !region.checkVisibility()).map((region) => region.outerHTML));
    expect(hidden, path).toEqual([]);
    const notices = page.getByRole('region', { name: 'Notices (F8)' });
    await expect(notices.getByRole('status')).toBeAttached();
    await expect(notices.getByRole('alert')).toBeAttached();
  }
  await visit(page, women);
  const status = page.getByRole('region', { name: 'Notices (F8)' }).getByRole('status');
  await status.evaluate((region) => region.setAttribute('data-before', ''));
  await page.locator('main article button[aria-pressed]').first().click();
  await expect(status).toHaveText('Added to Wishlist');
  await expect(status, 'the same region').toHaveAttribute('data-before', '');
});

test('the count is announced in the filter sheet, while the page behind is inert', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, women);
  const behind = page.locator('main h1 + [role=status]');
  const before = await numberIn(behind);
  await page.getByRole('link', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  // Role locators find only elements that are neither hidden nor inert. The notices' region comes after it.
  const status = sheet.getByRole('status').first();
  await expect(status).toHaveText(new RegExp(`^${before} `));
  await sheet.locator('input[name=color]:enabled').first().check({ force: true });
  await expect.poll(() => numberIn(status)).toBeLessThan(before);
  expect(await numberIn(status)).toBe(await numberIn(behind));
});

test('notices are above a dialog, whichever opened first, and clickable', { tag: '@desktop' }, async ({
  page,
}) => {
  await visit(page, shop('si', '/en/category/women'));
  const toggle = page.locator('main article button[aria-pressed]').first();
  const dialog = page.getByRole('dialog', { name: 'Country and language' });
  const notice = page.locator('.snackbar-in');
  // An element that is covered by another one, or inert, is not returned for its own position.
  const isOnTop = () =>
    notice.evaluate((box) => {
      const { x, y, width, height } = box.getBoundingClientRect();
      return box.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  const open = () => page.getByRole('banner').getByRole('button', { name: 'Country and currency' }).click();
  const dismiss = () => notice.getByRole('button', { name: 'Close this notice' }).click();

  await open();
  await expect(dialog).toBeVisible();
  await toggle.evaluate((button: HTMLElement) => button.click());
  await expect.poll(isOnTop, 'a notice that comes while the dialog is open').toBe(true);
  await expect(dialog.getByRole('status').filter({ hasText: 'Added to Wishlist' })).toBeAttached();
  await dismiss();
  await expect(notice).toHaveCount(0);
  await expect(dialog, 'the dialog stays').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await toggle.click();
  await expect.poll(isOnTop).toBe(true);
  await open();
  await expect(dialog).toBeVisible();
  await expect.poll(isOnTop, 'a notice that was there when the dialog opened').toBe(true);
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
  await expect(dialog, 'Escape was for the notice').toBeVisible();
});
