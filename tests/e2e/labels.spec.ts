// Labels of form fields fit on one line of a phone, also in the languages with the longest words.
import type { Page } from '@playwright/test';
import { fillCart, form, step } from './checkout';
import { expect, shop, test, visit } from './support';

async function expectLabelsOnOneLine(page: Page, what: string): Promise<void> {
  const labels = page.getByRole('main').locator('.field > label');
  await expect(labels.first()).toBeVisible();
  const wrapped = await labels.evaluateAll((all) =>
    all
      .filter((label) => label.checkVisibility())
      .filter((label) => label.getBoundingClientRect().height > 1.5 * Number.parseFloat(getComputedStyle(label).lineHeight))
      .map((label) => label.textContent),
  );
  expect(wrapped, what).toEqual([]);
}

for (const country of ['de', 'hu', 'gr', 'lt', 'bg', 'bd']) {
  test(`labels of forms do not wrap: ${country}`, { tag: '@phone' }, async ({ page }) => {
    const url = (path: string) => shop(country, path);
    for (const path of ['/auth/Register', '/auth/Login', '/Track/Order', '/become-a-seller']) {
      await visit(page, url(path));
      await expectLabelsOnOneLine(page, path);
    }
    await fillCart(page, url);
    await visit(page, url(step));
    await expect(form(page)).toBeVisible();
    await expectLabelsOnOneLine(page, step);
  });
}
