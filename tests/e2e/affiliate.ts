// What the walks of partners share: the programme of the tests, an application, its approval, and shoppers in browsers of their own.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fillCart, fillForm, newAddress, orderNumber, placeOrder, type places, step, type Url } from './checkout';
import { emailsTo } from './emails';
import type { Say } from './messages';
import { vitrina } from './operator';
import { expect, expectWellMade, hydrated, visit, withBlankPictures } from './support';

/** As the demo's, but every cent is paid out, and only one rule holds a commission. */
const programme = `
terms = "2026-11"
countries = ["SI", "BD"]
window_days = 30
hold_days = 1
cookie_days = 30
minimum_payout = { EUR = "0.01", BDT = "0.01" }
[[tiers]]
name = "standard"
percent = "8"
[[tiers]]
name = "gold"
percent = "12"
[rules]
own_email = true
`;

export function openProgramme(): void {
  const file = join(mkdtempSync(join(tmpdir(), 'vitrina-programme-')), 'affiliates.toml');
  writeFileSync(file, programme);
  vitrina('affiliate', 'programme', 'apply', file);
}

export type Partner = { id: number; code: string; email: string; password: string };
export type Walk = { page: Page; t: Say; at: Url; browser: Browser; country: keyof typeof places };

const password = 'Lipa-v-parku-26';
const main = (page: Page) => page.getByRole('main');

export function newEmail(): string {
  return `partner-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}@example.com`;
}

/** Fills in the application and sends it, once wrongly and once rightly. */
export async function apply({ page, t, at, country }: Walk, email: string): Promise<void> {
  await visit(page, at('/auth/affiliate-register'));
  await expectWellMade(page);
  const send = main(page).getByRole('button', { name: t('affiliate-register-action') });
  await send.click();
  await expect(page.locator('[data-summary]')).toBeVisible();
  await expectWellMade(page);
  const phones = { si: '040123456', bd: '01712345678', de: '030123456', hu: '301234567' };
  const values = {
    firstName: 'Ana',
    lastName: 'Novak',
    email,
    password,
    repeatPassword: password,
    phone: phones[country],
    webAddress: 'blog.example.com',
    channelAddress0: 'blog.example.com',
    channelFollowers0: '1200',
    promotion: 'A blog about clothes that last.',
  };
  for (const [name, value] of Object.entries(values)) await main(page).locator(`[name="${name}"]`).fill(value);
  await main(page).locator('[name=channelKind0]').selectOption('blog');
  for (const name of ['agreesToProgramme', 'acceptTerms']) await main(page).locator(`[name=${name}]`).check();
  await send.click();
  await expect(page).toHaveURL(/affiliate-application-success/);
  await expect(main(page).getByRole('heading', { level: 1, name: t('affiliate-applied-title') })).toBeVisible();
  await expectWellMade(page);
}

/** Signs in on a page that only partners see. */
export async function signIn({ page, t, at }: Pick<Walk, 'page' | 't' | 'at'>, email: string): Promise<void> {
  await visit(page, at('/affiliate/dashboard'));
  await expect(page).toHaveURL(/\/auth\/affiliate-login\?/);
  await page.getByLabel(t('field-email'), { exact: true }).fill(email);
  await page.getByLabel(t('field-password'), { exact: true }).fill(password);
  await main(page)
    .getByRole('button', { name: t('login-action'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/affiliate\/dashboard/);
}

type Listed = { id: number; code: string; email: string };

/** Approves an application by command, and waits for the letter. */
export async function approve(email: string): Promise<Partner> {
  const all = JSON.parse(vitrina('affiliate', 'list', '--status', 'pending', '--limit', '1000', '--json')) as Listed[];
  const found = all.find((one) => one.email === email);
  const before = emailsTo(email).length;
  vitrina('affiliate', 'approve', String(found?.id));
  await expect.poll(() => emailsTo(email).length, { timeout: 30_000 }).toBeGreaterThan(before);
  return { id: found?.id ?? 0, code: found?.code ?? '', email, password };
}

/** Makes a partner who may earn, and signs in. */
export async function becomePartner(walk: Walk): Promise<Partner> {
  const email = newEmail();
  await apply(walk, email);
  const partner = await approve(email);
  await signIn(walk, email);
  return partner;
}

/** Makes the link of a page, and gives its whole and its short form. */
export async function makeLink({ page, t, at }: Walk, target: string): Promise<{ whole: string; short: string }> {
  await visit(page, at('/affiliate/links'));
  await expectWellMade(page);
  await main(page).locator('[name=address]').fill(target);
  await main(page).locator('[name=campaign]').fill('winter first layer');
  await main(page)
    .getByRole('button', { name: t('affiliate-link-make') })
    .click();
  const codes = main(page).locator('code');
  await expect(codes).toHaveCount(2);
  await expect(main(page).getByRole('img', { name: t('affiliate-link-qr-alt') })).toBeVisible();
  await expectWellMade(page);
  const [whole = '', short = ''] = await codes.allTextContents();
  return { whole, short };
}

export type Shopper = { context: BrowserContext; page: Page; events: string[] };

/** A shopper in a browser, as wide as that of the walk, and a network of their own, who follows a link. `told` are the calls about it. */
export async function follow({ browser, page: walked }: Walk, link: string): Promise<Shopper> {
  const part = () => Math.floor(Math.random() * 254) + 1;
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: walked.viewportSize(),
    extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
  });
  const page = await context.newPage();
  await withBlankPictures(page);
  const events: string[] = [];
  page.on('request', (request) => {
    if (/\/affiliate\/track-/.test(request.url())) events.push(request.url());
  });
  await page.goto(link);
  await hydrated(page);
  return { context, page, events };
}

/** Names of the cookies that tell whom a shopper came from. */
export async function trail({ context }: Shopper): Promise<string[]> {
  const names = (await context.cookies()).map(({ name }) => name);
  return names.filter((name) => /^(affiliate_|utm_)/.test(name)).sort();
}

/** Orders the first piece of a listing, and gives the order's number. */
export async function order({ page }: Pick<Shopper, 'page'>, { at, country }: Walk, listing: string): Promise<string> {
  await fillCart(page, at, listing);
  await visit(page, at(step));
  await fillForm(page, { email: newAddress(), country, method: 'cash-on-delivery' });
  await placeOrder(page);
  await expect(page).toHaveURL(/OrderConfirmation/);
  await expect(page.getByRole('status').first()).toContainText(/[A-Z0-9]{10}/);
  return orderNumber(page);
}

export type Commission = {
  id: number;
  kind: string;
  order: string | null;
  status: string;
};

/** By a shop's own program. */
export function commissionsOf({ code }: Partner, run = vitrina): Commission[] {
  return JSON.parse(run('commission', 'list', '--partner', code, '--json')) as Commission[];
}

export function deliver(number: string): void {
  vitrina('order', 'pack', number);
  vitrina('order', 'ship', number, '--carrier', 'GLS', '--tracking', `T${number}`);
  vitrina('order', 'deliver', number);
}
