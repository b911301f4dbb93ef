// Account pages when the data changes elsewhere, and the history entries after a form.
import type { Page } from '@playwright/test';
import { english, expect, expectAccessible, expectNoReload, hydrated, test, visit } from './support';

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const section = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();

/** A new account, signed in. */
async function register(page: Page): Promise<void> {
  const unique = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}`;
  await visit(page, english('/auth/Register'));
  await field(page, 'First name').fill('Žana');
  await field(page, 'Last name').fill('Kovač');
  await field(page, 'Email').fill(`data-${unique}@example.com`);
  await field(page, 'Phone number').fill('040 123 456');
  await field(page, 'Password').fill('Lipa-v-parku-26');
  await field(page, 'Repeat password').fill('Lipa-v-parku-26');
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page, /Žana/)).toBeVisible();
}

/** Changes the profile with the same session, as another device would, without this page knowing. */
async function changeElsewhere(page: Page, firstName: string, lastName: string): Promise<void> {
  const status = await page.evaluate(
    async ([first, last]) => {
      const { id } = JSON.parse(localStorage.getItem('vitrina.auth') ?? '{}') as { id: number };
      const body = { firstName: first, lastName: last, phoneCode: '+386', phone: '040123456' };
      const headers = { 'content-type': 'application/json' };
      const path = `/api/user/updateUserProfile/${id}`;
      return (await fetch(path, { method: 'PUT', headers, body: JSON.stringify(body) })).status;
    },
    [firstName, lastName],
  );
  expect(status).toBe(200);
}

test('the profile form shows changes by another device, and does not overwrite them', { tag: '@phone' }, async ({ page }) => {
  await register(page);
  await section(page, 'Settings').click();
  await expect(field(page, 'First name')).toHaveValue('Žana');
  await section(page, 'Addresses').click();
  await expect(heading(page, 'Your addresses')).toBeVisible();
  await changeElsewhere(page, 'Ivana', 'Novak');
  await expectNoReload(page, async () => {
    await section(page, 'Settings').click();
    await expect(field(page, 'First name')).toHaveValue('Ivana');
    await field(page, 'Last name').fill('Kralj');
    await page.getByRole('main').getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByRole('region', { name: 'Notices (F8)' })).not.toBeEmpty();
  });
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'First name')).toHaveValue('Ivana');
  await expect(field(page, 'Last name')).toHaveValue('Kralj');
  // While the form is open here.
  await changeElsewhere(page, 'Maja', 'Kralj');
  await field(page, 'Last name').fill('Horvat');
  await page.getByRole('main').getByRole('button', { name: 'Save' }).first().click();
  await expect(field(page, 'First name')).toHaveValue('Maja');
  await expect(field(page, 'Last name')).toHaveValue('Horvat');
});

test('a tab shows what another tab of the same browser has saved', { tag: '@desktop' }, async ({ page, context }) => {
  await register(page);
  await section(page, 'Settings').click();
  await expect(field(page, 'First name')).toHaveValue('Žana');
  const other = await context.newPage();
  await visit(other, english('/user/settings'));
  await field(other, 'First name').fill('Ivana');
  await expectNoReload(page, async () => {
    await other.getByRole('main').getByRole('button', { name: 'Save' }).first().click();
    await expect(field(page, 'First name')).toHaveValue('Ivana');
  });
});

test('a page with unsaved changes asks for confirmation before leaving', { tag: '@desktop' }, async ({ page }) => {
  await register(page);
  await section(page, 'Settings').click();
  const name = field(page, 'First name');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(name).toHaveValue('Žana');
  await expectNoReload(page, async () => {
    // Restored values count as unchanged, so nothing is asked.
    await name.fill('Iva');
    await name.fill('Žana');
    await section(page, 'Addresses').click();
    await expect(heading(page, 'Your addresses')).toBeVisible();
    await section(page, 'Settings').click();
    await name.fill('Iva');
    await section(page, 'Addresses').click();
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep editing' }).last().click();
    await expect(question).toBeHidden();
    await expect(name).toHaveValue('Iva');
    await page.goBack();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(english('/user/settings'));
    await section(page, 'Addresses').click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(heading(page, 'Your addresses')).toBeVisible();
    await section(page, 'Settings').click();
    await expect(name, 'what was given up is not kept as a draft').toHaveValue('Žana');
    await name.fill('Iva');
    await page.getByRole('main').getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByRole('region', { name: 'Notices (F8)' })).toContainText('saved');
    await section(page, 'Addresses').click();
    await expect(heading(page, 'Your addresses')).toBeVisible();
  });
  // A reload loses nothing, and a page whose session has ended can be left.
  await page.getByRole('main').getByRole('link', { name: 'Add an address' }).click();
  await field(page, 'Full name').fill('Iva Kovač');
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Full name')).toHaveValue('Iva Kovač');
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(english('/auth/Login'));
});

test('Back after saving an address opens no empty form', { tag: '@phone' }, async ({ page }) => {
  await register(page);
  await section(page, 'Addresses').click();
  await expect(heading(page, 'Your addresses')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add an address' }).click();
  await expect(heading(page, 'New address')).toBeVisible();
  await field(page, 'Full name').fill('Žana Kovač');
  await field(page, 'House number and street').fill('Trubarjeva cesta 12');
  await field(page, 'Postcode').fill('1000');
  await field(page, 'Town or city').fill('Ljubljana');
  await field(page, 'Phone number').fill('040 123 456');
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(heading(page, 'Your addresses')).toBeVisible();
  await expect(page.getByRole('main').getByText('Trubarjeva cesta 12')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'New address')).toHaveCount(0);
  await expect(heading(page, /Žana|Your addresses/)).toBeVisible();
});
