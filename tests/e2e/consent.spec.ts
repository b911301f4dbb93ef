// The question about tags: asked where a country has tags, answered by either of two like buttons, and changed from the footer.
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { vitrina } from './operator';
import { expect, expectAccessible, expectInWidth, expectWords, shop, test, visit } from './support';

const id = 'GTM-E2E1';
const question = (page: Page) => page.getByRole('region', { name: 'May we use cookies for analytics and marketing?' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The commands of consent mode in the data layer. */
const commands = (page: Page) =>
  page.evaluate(() => {
    const all = (window.dataLayer ?? []) as unknown as ArrayLike<unknown>[];
    return all.flatMap((one) => (one[0] === 'consent' ? [[one[1], one[2]]] : []));
  });

/** Portugal with a container of Google's tag manager, which answers with nothing. */
async function withTags(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

/** The server has taken the country's file in within a second. */
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

  test('refusing is as easy as accepting, is remembered, and lets no tag in', async ({ page }) => {
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
    for (const [, told] of await commands(page)) expect(Object.values(told as object)).toEqual(Array(4).fill('denied'));
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('vitrina.consent') ?? 'null'));
    expect(kept).toMatchObject({ version: 1, analytics: false, marketing: false });
  });

  test('a choice lets its tags in, and can be changed from the footer', { tag: '@desktop' }, async ({ page }) => {
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

  test('a shop without tags asks nothing, unless a partner’s link waits for the answer', { tag: '@phone' }, async ({ page }) => {
    await visit(page, shop('si', '/en'));
    await expect(button(page, 'Cookie settings')).toHaveCount(1);
    await expect(question(page)).toHaveCount(0);
    expect(await commands(page)).toEqual([]);
  });
});
