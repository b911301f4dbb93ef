// Redirects configured by operators: links follow them in place, and to other sites by a full load. Parameters are kept.
import type { Page } from '@playwright/test';
import { vitrina } from './operator';
import { english, expect, expectNoReload, shop, test, visit } from './support';

/** Follows a link of the shop that no page contains. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, href);
}

test.describe('redirects', { tag: '@desktop' }, () => {
  test.beforeAll(() => {
    const add = (from: string, to: string) => vitrina('redirect', 'add', from, to, '--tenant', 'SI');
    add('/spring-sale', '/category/women?sort=price');
    add('/partner-shop', shop('hr', '/brands?x=1'));
    expect(() => add('/category/women', '/spring-sale')).toThrow();
  });

  test('a link to a redirected path is followed without a reload, with the parameters that no page reads', async ({
    page,
    expected,
  }) => {
    // Each navigation requests its page in parallel with its redirect.
    expected.add(404);
    // The server reads new redirects within a second.
    await expect
      .poll(async () => {
        await visit(page, english('/?utm_source=mail&page=7&partner=x'));
        return page.content();
      })
      .toContain('"hasRedirects":true');
    await expectNoReload(page, async () => {
      await follow(page, english('/spring-sale'));
      await expect(page).toHaveURL(english('/category/women?sort=price&utm_source=mail&partner=x'));
    });
    await page.goBack();
    await expect(page).toHaveURL(english('/?utm_source=mail&page=7&partner=x'));
    await follow(page, english('/Partner-Shop'));
    await expect(page).toHaveURL(shop('hr', '/brands?x=1&utm_source=mail&partner=x'));
  });

  test('a document request is redirected, too', async ({ page }) => {
    await visit(page, english('/spring-sale?utm_source=mail'));
    await expect(page).toHaveURL(english('/category/women?sort=price&utm_source=mail'));
    await visit(page, english('/partner-shop?utm_source=mail&email=ana%40example.com&page=2'));
    await expect(page).toHaveURL(shop('hr', '/brands?x=1&utm_source=mail'));
  });

  test('a guest is redirected to the sign-in with the same parameters by a link and by a document', async ({ page }) => {
    const asked = english('/user/orders?page=2&utm_source=mail');
    const signIn = english('/auth/Login?next=%2Fuser%2Forders%3Fpage%3D2&utm_source=mail');
    await visit(page, english('/brands'));
    await expectNoReload(page, async () => {
      await follow(page, asked);
      await expect(page).toHaveURL(signIn);
    });
    await visit(page, asked);
    await expect(page).toHaveURL(signIn);
  });
});
