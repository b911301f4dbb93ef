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

/** Valid telephone numbers. */
const phones = {
  de: '030123456',
  hu: '301234567',
  gr: '2101234567',
  lt: '61234567',
  bg: '888123456',
  bd: '01712345678',
  it: '3331234567',
  pt: '912345678',
  ro: '712345678',
  pl: '512345678',
  si: '040123456',
  es: '612345678',
  hr: '911234567',
  cz: '601123456',
  sk: '912123456',
};

/** Tested by `make proof` only. */
const ofProof = ['it', 'pt', 'ro', 'es', 'hr', 'cz', 'sk'];

async function register(page: Page, phone: string): Promise<void> {
  const unique = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}`;
  const password = 'Lipa-v-parku-26';
  const values = {
    firstName: 'Ana',
    lastName: 'Novak',
    email: `labels-${unique}@example.com`,
    phone,
    password,
    repeatPassword: password,
  };
  const main = page.getByRole('main');
  for (const [name, value] of Object.entries(values)) await main.locator(`[name="${name}"]`).fill(value);
  await main.getByRole('checkbox').check();
  await main.locator('form [type=submit]').last().click();
  await expect(page).not.toHaveURL(/Register/);
}

for (const country of Object.keys(phones) as (keyof typeof phones)[]) {
  const tag = ofProof.includes(country) ? ['@phone', '@proof'] : ['@phone'];
  test(`labels of forms do not wrap: ${country}`, { tag }, async ({ page }) => {
    const url = (path: string) => shop(country, path);
    for (const path of ['/auth/Login', '/Track/Order', '/become-a-seller', '/auth/affiliate-register', '/auth/Register']) {
      await visit(page, url(path));
      await expectLabelsOnOneLine(page, path);
    }
    await register(page, phones[country]);
    for (const path of ['/user/settings', '/user/addresses?edit=new', '/user/change-password']) {
      await visit(page, url(path));
      await expectLabelsOnOneLine(page, path);
    }
    await fillCart(page, url);
    await visit(page, url(step));
    await expect(form(page)).toBeVisible();
    await expectLabelsOnOneLine(page, step);
  });
}
