// An account from a guest's saved products to its deletion, in two languages and with real e-mails.
import type { Browser, Page } from '@playwright/test';
import { linkFor } from './emails';
import { messagesOf, type Translate } from './messages';
import { expect, expectNoReload, expectWellMade, hydrated, shop, test, visit, widthOf } from './support';

type Setting = { language: string; prefix: string; women: string };
type Person = { first: string; last: string; email: string; password: string };

const settings: Setting[] = [
  { language: 'en', prefix: '/en', women: '/category/women' },
  { language: 'sl', prefix: '', women: '/category/zenske' },
];

const addresses = [
  { country: 'si', lines: ['Trubarjeva cesta 12', '1000', 'Ljubljana'], phone: '040 123 456', wrong: '10000' },
  { country: 'bd', lines: ['House 7, Road 4, Dhanmondi', '1207', 'Dhaka'], phone: '01712345678', wrong: '12' },
  { country: 'pl', lines: ['ul. Nowy Świat 7/12', '00950', 'Warszawa'], phone: '601 234 567', wrong: '0095' },
  { country: 'de', lines: ['Straße des 17. Juni 135', '10115', 'Berlin'], phone: '030 901820', wrong: '1011' },
] as const;

function newcomer(language: string): Person {
  const unique = `${language}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}`;
  return { first: 'Žana', last: "O'Neil-Kovač", email: `${unique}@example.com`, password: 'Lipa-v-parku-26' };
}

type Scenario = { page: Page; t: Translate; at(path: string): string; browser: Browser };

for (const { language, prefix, women } of settings) {
  test.describe(`an account in ${language} ${widthOf(language)}`, () => {
    const t = messagesOf(language);
    const at = (path: string) => shop('si', prefix + path);
    const person = () => newcomer(language);
    // The error statuses that these tests provoke: invalid fields and wrong passwords.
    test.beforeEach(({ expected }) => {
      for (const status of [401, 409, 422]) expected.add(status);
    });

    test('a guest is asked to sign in, and cart and wishlist are merged into a new account', async ({
      page,
      browser,
    }) => {
      const scenario = { page, t, at, browser };
      await test.step('collect', () => collect(scenario, women));
      await test.step('register', () => register(scenario, person()));
      await test.step('keep what was collected', () => keepCollected(scenario));
    });

    test('an e-mail address is confirmed by its link, once', async ({ page, browser }) => {
      const scenario = { page, t, at, browser };
      await verify(scenario, await member(scenario, person()));
    });

    test('signing out deletes local data, and signing in again works', async ({ page, browser }) => {
      const scenario = { page, t, at, browser };
      await signOutAndIn(scenario, await member(scenario, person()));
    });

    test('addresses of four countries are validated and formatted for each of them', async ({ page, browser }) => {
      const scenario = { page, t, at, browser };
      await member(scenario, person());
      await writeAddresses(scenario, language);
    });

    test('a changed password signs other devices out', async ({ page, browser }) => {
      const scenario = { page, t, at, browser };
      await changePassword(scenario, await member(scenario, person()));
    });

    test('signing out everywhere and signing in reach every tab', async ({ page, browser }) => {
      const scenario = { page, t, at, browser };
      await signOutEverywhere(scenario, await member(scenario, person()));
    });

    test('a forgotten password is replaced by a link that works once', async ({ page, browser }) => {
      const scenario = { page, t, at, browser };
      await reset(scenario, await member(scenario, person()));
    });

    test('the data can be exported, and the account deleted permanently', async ({ page, browser }) => {
      const scenario = { page, t, at, browser };
      const known = await member(scenario, person());
      await saveAddress(page);
      await visit(page, at('/user/settings'));
      await test.step('take the data along', () => exportData(scenario, known));
      await test.step('delete', () => deleteAccount(scenario, known));
    });
  });
}

/** Makes an API call from the open page, with its cookies and in its language. */
async function send(page: Page, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([to, fields]) => {
      const { shop: here } = JSON.parse(document.getElementById('state')?.textContent ?? '{}');
      const headers = { 'content-type': 'application/json' };
      const json = JSON.stringify({ countryId: here.countryId, ...fields });
      return (await fetch(`${to}?languageId=${here.language.id}`, { method: 'POST', headers, body: json })).status;
    },
    [path, body] as const,
  );
  expect(status, path).toBe(200);
}

const phone = { phoneCode: '+386', phone: '040 123 456' };

/** A new customer, signed in without the forms, on the account page. */
async function member({ page, at, t }: Scenario, person: Person): Promise<Person> {
  await page.goto(at('/brands'));
  const { first: firstName, last: lastName, email, password } = person;
  const fields = { firstName, lastName, email, password, repeatPassword: password, ...phone };
  await send(page, '/api/auth/register', { ...fields, userTypeId: 2, acceptTerms: true });
  await visit(page, at('/user'));
  await expect(heading(page, t('overview-hello', { name: person.first }))).toBeVisible();
  return person;
}

async function saveAddress(page: Page): Promise<void> {
  const fields = { name: 'Žana Kovač', address: 'Trubarjeva cesta 12', address2: '', city: 'Ljubljana', state: '' };
  await send(page, '/api/address-shipping', { ...fields, postalCode: '1000', ...phone });
}

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toggles = (page: Page) => page.getByRole('main').locator('article .wishlist-toggle');

async function expectNotice(page: Page, t: Translate, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('region', { name: t('notice-region') })).toContainText(text);
}

async function collect({ page, t, at }: Scenario, women: string): Promise<void> {
  const asked = await page.goto(at('/user/orders'));
  expect((await asked?.request().redirectedFrom()?.response())?.status()).toBe(303);
  await expect(page).toHaveURL(at('/auth/Login?next=%2Fuser%2Forders'));
  await hydrated(page);
  await expect(heading(page, t('login-title'))).toBeVisible();
  await expectWellMade(page);

  await visit(page, at(women));
  for (const number of [0, 1, 2]) await toggles(page).nth(number).click();
  await expectNotice(page, t, t('wishlist-added'));
  await toggles(page).nth(2).click();
  await expectNotice(page, t, t('wishlist-removed'));
  await expect(toggles(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(toggles(page).nth(2)).toHaveAttribute('aria-pressed', 'false');
  const link = page.getByRole('banner').locator('a[href$="/Wishlists"]');
  await expect(link).toHaveAccessibleName(/2/);
  await link.click();
  await expect(heading(page, t('wishlist-title'))).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(2);
  await expectWellMade(page);
}

async function register({ page, t, at }: Scenario, person: Person): Promise<void> {
  await page.getByRole('link', { name: t('wishlist-lead-sign-in') }).click();
  await page.getByRole('link', { name: t('login-register') }).click();
  await expect(page).toHaveURL(at('/auth/Register?next=%2FWishlists'));
  await expect(heading(page, t('register-title'))).toBeVisible();

  await press(page, t('register-action'));
  await expect(field(page, t('field-first-name'))).toBeFocused();
  await expect(field(page, t('field-first-name'))).toHaveAccessibleDescription(t('form-required.firstName'));
  await expectWellMade(page);

  await field(page, t('field-first-name')).fill(person.first);
  await field(page, t('field-last-name')).fill(person.last);
  await field(page, t('field-email')).fill(person.email);
  await field(page, t('field-phone')).fill('12');
  await field(page, t('field-password')).fill(person.password);
  await page.reload();
  await hydrated(page);
  await expect(field(page, t('field-email'))).toHaveValue(person.email);
  await expect(field(page, t('field-password'))).toHaveValue('');

  await field(page, t('field-password')).fill(person.password);
  await field(page, t('field-repeat-password')).fill(`${person.password}x`);
  await page.getByRole('checkbox').check();
  await press(page, t('register-action'));
  await expect(field(page, t('field-repeat-password'))).toBeFocused();
  await expect(field(page, t('field-repeat-password'))).toHaveAccessibleDescription(t('form-same'));
  await expect(field(page, t('field-phone'))).toHaveAccessibleDescription(new RegExp(`^${t('form-phone')}`));
  await field(page, t('field-repeat-password')).fill(person.password);
  await field(page, t('field-phone')).fill('040 123 456');
  await press(page, t('register-action'));
  await expect(page).toHaveURL(at('/Wishlists'));
  await expectNotice(page, t, t('notice-registered'));
}

async function keepCollected({ page, t, at }: Scenario): Promise<void> {
  const offer = page.getByRole('region', { name: /2/ }).filter({ hasText: t('wishlist-offer-text') });
  await expect(offer).toBeVisible();
  await expectWellMade(page);
  await offer.getByRole('button', { name: t('wishlist-offer-keep'), exact: true }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.locator('main article')).toHaveCount(2);
  await toggles(page).first().click();
  await expectNotice(page, t, t('wishlist-removed'));
  await expect(page.locator('main article')).toHaveCount(1);
  await expect(page.getByRole('banner').locator('a[href$="/Wishlists"]')).toHaveAccessibleName(/1/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('account-link') })
    .click();
  await expect(page).toHaveURL(at('/user'));
}

async function verify({ page, t, at }: Scenario, person: Person): Promise<void> {
  const reminder = page.getByText(t('overview-unverified', { email: person.email }));
  await expect(reminder).toBeVisible();
  await expectWellMade(page);
  const link = await linkFor(person.email, '/auth/Verify-Email');
  expect(link.startsWith(at('/auth/Verify-Email'))).toBe(true);
  await visit(page, link);
  await expect(heading(page, t('verify-done-title'))).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('link', { name: t('link-account') }).click();
  await expect(heading(page, t('overview-hello', { name: person.first }))).toBeVisible();
  await expect(reminder).toHaveCount(0);
  await visit(page, link);
  await expect(page.getByRole('alert').filter({ hasText: t('error-link-expired') })).toBeVisible();
}

async function signOut({ page, t, at }: Scenario): Promise<void> {
  await visit(page, at('/user'));
  await page
    .getByRole('button', { name: t('account-sign-out'), exact: true })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(at('/auth/Login'));
}

async function fillIn(page: Page, t: Translate, { email, password }: Person): Promise<void> {
  await field(page, t('field-email')).fill(email);
  await field(page, t('field-password')).fill(password);
  await press(page, t('login-action'));
}

async function signOutAndIn(scenario: Scenario, person: Person): Promise<void> {
  const { page, t, at } = scenario;
  await signOut(scenario);
  expect(await page.evaluate(() => localStorage.getItem('vitrina.auth'))).toBeNull();
  await expect(page.getByRole('banner').locator('.bar-count')).toHaveCount(0);
  await fillIn(page, t, { ...person, password: 'Not-this-1' });
  await expect(page.getByRole('alert').filter({ hasText: t('error-credentials') })).toBeVisible();
  await expect(field(page, t('field-email'))).toHaveValue(person.email);
  await expectNoReload(page, async () => {
    await fillIn(page, t, person);
    await expect(heading(page, t('overview-hello', { name: person.first }))).toBeVisible();
  });
  const session = (await page.context().cookies()).find(({ name }) => name === 'session');
  expect(session, 'no script reads the session').toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const known = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
  expect(known).not.toContain(session?.value);
  await expect(page).toHaveURL(at('/user'));
  const turned = await page.goto(at('/auth/Register'));
  expect((await turned?.request().redirectedFrom()?.response())?.status()).toBe(303);
  await expect(page).toHaveURL(at('/user'));
  await hydrated(page);
}

async function writeAddresses({ page, t, at }: Scenario, language: string): Promise<void> {
  const countryName = messagesOf(language);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account-addresses') })
    .first()
    .click();
  await expect(heading(page, t('addresses-title'))).toBeVisible();
  for (const [index, { country, lines, phone, wrong }] of addresses.entries()) {
    const [street, postcode, city] = lines;
    await follow(page, t('addresses-add'));
    await expect(heading(page, t('addresses-new'))).toBeVisible();
    await field(page, t('field-country')).selectOption({ label: countryName(`country-${country}`) });
    await field(page, t('field-name')).fill('Žana Kovač');
    await field(page, t('field-address')).fill(street);
    await field(page, t('field-city')).fill(city);
    await field(page, t('field-postcode')).fill(wrong);
    await field(page, t('field-phone')).fill(phone);
    await press(page, t('form-save'));
    await expect(field(page, t('field-postcode'))).toBeFocused();
    await expect(field(page, t('field-postcode'))).toHaveAttribute('aria-invalid', 'true');
    if (index === 2) await expectWellMade(page);
    await field(page, t('field-postcode')).fill(postcode);
    await press(page, t('form-save'));
    await expect(page.getByRole('main').locator('address').filter({ hasText: street })).toBeVisible();
    await expect(page.getByRole('main').locator('address')).toHaveCount(index + 1);
  }
  const cards = page.getByRole('main').locator('li:has(address)');
  await expect(cards.filter({ hasText: 'Warszawa' })).toContainText('00-950 Warszawa');
  await expect(cards.first()).toContainText('Ljubljana');
  await expect(cards.first()).toContainText(t('addresses-default'));
  await expectWellMade(page);
  await cards
    .filter({ hasText: 'Berlin' })
    .getByRole('button', { name: t('addresses-make-default'), exact: true })
    .click();
  await expect(cards.first()).toContainText('Berlin');
  await cards
    .filter({ hasText: 'Dhaka' })
    .locator('summary')
    .filter({ hasText: t('addresses-delete') })
    .click();
  await cards
    .filter({ hasText: 'Dhaka' })
    .getByRole('button', { name: t('addresses-delete-yes'), exact: true })
    .click();
  await expect(cards).toHaveCount(3);
  await expect(page).toHaveURL(at('/user/addresses'));
}

/** The same customer on another device. */
async function elsewhere({ browser, t, at }: Scenario, person: Person): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await context.newPage();
  await visit(other, at('/auth/Login'));
  await fillIn(other, t, person);
  await expect(heading(other, t('overview-hello', { name: person.first }))).toBeVisible();
  return other;
}

async function changePassword(scenario: Scenario, person: Person): Promise<void> {
  const { page, t, at } = scenario;
  const renewed = { ...person, password: 'Kostanj-ob-reki-27' };
  const other = await elsewhere(scenario, person);
  await visit(page, at('/user/change-password'));
  await field(page, t('field-old-password')).fill('Not-this-1');
  await field(page, t('field-new-password')).fill(renewed.password);
  await field(page, t('field-repeat-password')).fill(renewed.password);
  await press(page, t('password-action'));
  await expect(field(page, t('field-old-password'))).toHaveAccessibleDescription(t('form-wrong-password'));
  await expectWellMade(page);
  await field(page, t('field-old-password')).fill(person.password);
  await press(page, t('password-action'));
  await expectNotice(page, t, t('notice-password-changed'));
  await expect(field(page, t('field-old-password'))).toHaveValue('');

  await other
    .getByRole('main')
    .getByRole('link', { name: t('settings-title') })
    .first()
    .click();
  await expect(other).toHaveURL(at('/auth/Login?next=%2Fuser%2Fsettings'));
  await other.context().close();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('settings-title') })
    .first()
    .click();
  await expect(page.getByText(t('settings-session-here'))).toBeVisible();
  await expectWellMade(page);
}

async function signOutEverywhere(scenario: Scenario, person: Person): Promise<void> {
  const { page, t, at } = scenario;
  await visit(page, at('/user/settings'));
  const tab = await page.context().newPage();
  await visit(tab, at('/user'));
  await expect(heading(tab, t('overview-hello', { name: person.first }))).toBeVisible();
  await press(page, t('settings-sessions-all'));
  await expect(page).toHaveURL(at('/auth/Login'));
  await expect(tab).toHaveURL(at('/auth/Login?next=%2Fuser'));
  await fillIn(page, t, person);
  await expect(page).toHaveURL(at('/user'));
  await expect(tab).toHaveURL(at('/user'));
  await expect(heading(tab, t('overview-hello', { name: person.first }))).toBeVisible();
  await tab.close();
}

async function reset(scenario: Scenario, before: Person): Promise<void> {
  const { page, t, at } = scenario;
  const after = { ...before, password: 'Kostanj-ob-reki-27' };
  await signOut(scenario);
  await page.getByRole('link', { name: t('forgot-title') }).click();
  await field(page, t('field-email')).fill(before.email);
  await press(page, t('forgot-action'));
  await expect(page.getByRole('main').getByText(t('notice-reset-sent'))).toBeVisible();
  await expectWellMade(page);
  const link = await linkFor(before.email, '/auth/Reset-Password');
  expect(link.startsWith(at('/auth/Reset-Password'))).toBe(true);
  await visit(page, link);
  await field(page, t('field-new-password')).fill('short');
  await field(page, t('field-repeat-password')).fill('short');
  await press(page, t('reset-action'));
  await expect(field(page, t('field-new-password'))).toBeFocused();
  await expectWellMade(page);
  await field(page, t('field-new-password')).fill(after.password);
  await field(page, t('field-repeat-password')).fill(after.password);
  await press(page, t('reset-action'));
  await expect(page).toHaveURL(at('/auth/Login'));
  await expectNotice(page, t, t('notice-password-reset'));

  await visit(page, link);
  await field(page, t('field-new-password')).fill('Third-time-28');
  await field(page, t('field-repeat-password')).fill('Third-time-28');
  await press(page, t('reset-action'));
  await expect(page.getByRole('alert').filter({ hasText: t('error-link-expired') })).toBeVisible();

  await visit(page, at('/auth/Login?next=%2Fuser%2Fsettings'));
  await fillIn(page, t, after);
  await expect(page).toHaveURL(at('/user/settings'));
}

async function exportData({ page, t }: Scenario, person: Person): Promise<void> {
  const coming = page.waitForEvent('download');
  await follow(page, t('settings-export-action'));
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^vitrina-\d{4}-\d\d-\d\d\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  expect(JSON.parse(text)).toBeInstanceOf(Object);
  for (const known of [person.email, person.first, 'Trubarjeva cesta 12']) expect(text).toContain(known);
  expect(text).not.toContain(person.password);
  expect(text).not.toContain('argon2');
}

async function deleteAccount({ page, t, at }: Scenario, person: Person): Promise<void> {
  // The form for another e-mail address has a password field, too.
  const password = field(page, t('settings-email-password')).last();
  await page
    .locator('main summary')
    .filter({ hasText: t('settings-delete-open') })
    .click();
  await password.fill('Not-this-1');
  await press(page, t('settings-delete-action'));
  await expect(password).toHaveAccessibleDescription(t('form-wrong-password'));
  await password.fill(person.password);
  await press(page, t('settings-delete-action'));
  await expect(page).toHaveURL(at('') === shop('si', '') ? shop('si', '/') : at(''));
  await expectNotice(page, t, t('notice-account-deleted'));
  await visit(page, at('/auth/Login'));
  await fillIn(page, t, person);
  await expect(page.getByRole('alert').filter({ hasText: t('error-credentials') })).toBeVisible();
}
