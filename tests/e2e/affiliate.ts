// Shared by the partner tests: the test programme, an application, its approval, and shoppers in separate browser contexts.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fillCart, fillForm, newAddress, orderNumber, placeOrder, type places, step, type Url } from './checkout';
import { emailsTo } from './emails';
import type { Translate } from './messages';
import { vitrina } from './operator';
import { expect, expectWellMade, hydrated, visit, withBlankPictures } from './support';

/** Like the demo's, but every amount is paid out, and only one rule holds commissions. */
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
export type Scenario = { page: Page; t: Translate; at: Url; browser: Browser; country: keyof typeof places };

const password = 'Lipa-v-parku-26';
const main = (page: Page) => page.getByRole('main');

export function newEmail(): string {
  return `partner-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}@example.com`;
}

/** Fills in and submits the application. */
export async function apply({ page, t, at, country }: Scenario, email: string): Promise<void> {
  if (!page.url().includes('/auth/affiliate-register')) await visit(page, at('/auth/affiliate-register'));
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
  await main(page)
    .getByRole('button', { name: t('affiliate-register-action') })
    .click();
  await expect(page).toHaveURL(/affiliate-application-success/);
}

/** Signs in on a page of the affiliate area. */
export async function signIn({ page, t, at }: Pick<Scenario, 'page' | 't' | 'at'>, email: string): Promise<void> {
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

/** Approves an application by command, and waits for the e-mail. */
export async function approve(email: string): Promise<Partner> {
  const all = JSON.parse(vitrina('affiliate', 'list', '--status', 'pending', '--limit', '1000', '--json')) as Listed[];
  const found = all.find((one) => one.email === email);
  const before = emailsTo(email).length;
  vitrina('affiliate', 'approve', String(found?.id));
  await expect.poll(() => emailsTo(email).length, { timeout: 30_000 }).toBeGreaterThan(before);
  return { id: found?.id ?? 0, code: found?.code ?? '', email, password };
}

/** Creates an active partner, and signs in. */
export async function becomePartner(scenario: Scenario): Promise<Partner> {
  const email = newEmail();
  await apply(scenario, email);
  const partner = await approve(email);
  await signIn(scenario, email);
  return partner;
}

/** Creates the link of a page, and returns its full and its short form. */
export async function makeLink({ page, t, at }: Scenario, target: string): Promise<{ whole: string; short: string }> {
  await visit(page, at('/affiliate/links'));
  await expectWellMade(page);
  await main(page).locator('[name=address]').fill(target);
  await main(page).locator('[name=campaign]').fill('winter first layer');
  await main(page)
    .getByRole('button', { name: t('affiliate-first-link-action') })
    .click();
  const codes = main(page).locator('code');
  await expect(codes).toHaveCount(2);
  await expect(main(page).getByRole('img', { name: t('affiliate-link-qr-alt') })).toBeVisible();
  await expectWellMade(page);
  const [whole = '', short = ''] = await codes.allTextContents();
  return { whole, short };
}

export type Shopper = { context: BrowserContext; page: Page; events: string[] };

/** A shopper who follows a link, in a browser as wide as the test's and in a separate network. `events` are the URLs of the tracking calls. */
export async function follow({ browser, page: testPage }: Scenario, link: string): Promise<Shopper> {
  const part = () => Math.floor(Math.random() * 254) + 1;
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: testPage.viewportSize(),
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

/** The names of the attribution cookies. */
export async function trail({ context }: Shopper): Promise<string[]> {
  const names = (await context.cookies()).map(({ name }) => name);
  return names.filter((name) => /^(affiliate_|utm_)/.test(name)).sort();
}

/** Orders the first product of a listing, and returns the order's number. */
export async function order({ page }: Pick<Shopper, 'page'>, { at, country }: Scenario, listing: string): Promise<string> {
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

/** A partner and the number of an order attributed to them. */
export type Earner = { partner: Partner; number: string };

/** Creates a partner, and a shopper who consents to tracking and places an order through their link. */
export async function earn(scenario: Scenario, listing: string, asks: boolean): Promise<Earner> {
  const partner = await becomePartner(scenario);
  const shopper = await follow(scenario, `${scenario.at(listing)}?ref=${partner.code}`);
  if (asks) await shopper.page.getByRole('button', { name: scenario.t('consent-accept'), exact: true }).click();
  await expect.poll(() => trail(shopper)).toContain('affiliate_code');
  const number = await order(shopper, scenario, listing);
  await shopper.context.close();
  expect(commissionsOf(partner)).toMatchObject([{ order: number, status: 'pending' }]);
  return { partner, number };
}

/** A delivered order that is partly returned. */
export function giveBackPart(number: string): void {
  deliver(number);
  vitrina('order', 'refund', number, '--amount', '1.00', '--reason', 'torn');
}

/** Adds a correction to a partner's earnings, and pays it out. */
export async function payCorrection(partner: Partner, currency: string): Promise<void> {
  const [one] = commissionsOf(partner);
  vitrina('commission', 'adjust', String(one?.id), '--amount', '5.00', '--reason', 'A picture of yours.');
  await payOut(partner, 'adjustment', currency);
}

/**
 * Makes payouts by command until the partner's entries of a kind are paid. A payout contains the open amounts of all partners:
 * that of another test may already contain this one, and not be confirmed yet.
 */
export async function payOut(partner: Partner, kind: string, currency: string, run = vitrina): Promise<void> {
  const pay = () => {
    const payout = JSON.parse(run('payout', 'create', '--currency', currency, '--json')) as { id: number };
    run('payout', 'confirm', String(payout.id));
  };
  const status = () => commissionsOf(partner, run).find((one) => one.kind === kind)?.status;
  await expect
    .poll(() => {
      try {
        if (status() === 'approved') pay();
      } catch {
        // Another payout contains it.
      }
      return status();
    })
    .toBe('paid');
}

/** Lists the commissions by command. */
export function commissionsOf({ code }: Partner, run = vitrina): Commission[] {
  return JSON.parse(run('commission', 'list', '--partner', code, '--json')) as Commission[];
}

export function deliver(number: string): void {
  vitrina('order', 'pack', number);
  vitrina('order', 'ship', number, '--carrier', 'GLS', '--tracking', `T${number}`);
  vitrina('order', 'deliver', number);
}
