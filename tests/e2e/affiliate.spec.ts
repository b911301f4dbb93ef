// From an application to the first payout and its statement: a partner, a shopper who consents and one who refuses; and the
// separation of partners' data.
import type { Page } from '@playwright/test';
import {
  apply,
  approve,
  becomePartner,
  commissionsOf,
  earn,
  follow,
  giveBackPart,
  makeLink,
  newEmail,
  openProgramme,
  order,
  type Partner,
  payCorrection,
  payOut,
  signIn,
  trail,
  type Scenario,
} from './affiliate';
import { messagesOf, type Translate } from './messages';
import { copyOfShop, vitrina } from './operator';
import { expect, expectWellMade, shop, test, visit, widthOf } from './support';

type Setting = {
  language: string;
  country: 'si' | 'bd';
  prefix: string;
  listing: string;
  currency: string;
  asks: boolean;
};

const settings: Setting[] = [
  { language: 'en', country: 'si', prefix: '/en', listing: '/category/women', currency: 'EUR', asks: true },
  { language: 'sl', country: 'si', prefix: '', listing: '/category/zenske', currency: 'EUR', asks: true },
  { language: 'bn', country: 'bd', prefix: '/bn', listing: '/category/women', currency: 'BDT', asks: false },
];

const main = (page: Page) => page.getByRole('main');
const question = (page: Page, t: Translate) => page.getByRole('region', { name: t('consent-title') });

test.beforeAll(openProgramme);

test.beforeEach(({ expected }) => {
  // Error statuses of invalid fields, and of data that a partner may not see yet.
  for (const status of [401, 403, 409, 422]) expected.add(status);
});

for (const { language, country, prefix, listing, currency, asks } of settings) {
  // Half a minute a test: `make test` runs them in Bengali, `make proof` in all languages.
  const tags = language === 'bn' ? widthOf(language) : `${widthOf(language)} @proof`;
  test.describe(`a partner in ${language} ${tags}`, () => {
    const t = messagesOf(language);
    const at = (path: string) => shop(country, prefix + path);

    test('applies, waits, and is approved', async ({ page, browser }) => {
      const scenario: Scenario = { page, t, at, browser, country };
      const email = newEmail();
      await visit(page, at('/auth/affiliate-register'));
      await expectWellMade(page);
      await main(page)
        .getByRole('button', { name: t('affiliate-register-action') })
        .click();
      await expect(page.locator('[data-summary]')).toBeVisible();
      await expectWellMade(page);
      await apply(scenario, email);
      await expect(main(page).getByRole('heading', { level: 1, name: t('affiliate-applied-title') })).toBeVisible();
      await expectWellMade(page);
      await signIn(scenario, email);
      await expect(main(page).getByRole('heading', { name: t('affiliate-pending-title') })).toBeVisible();
      await expectWellMade(page);
      await visit(page, at('/affiliate/profile'));
      await expectWellMade(page);
      await approve(email);
      await visit(page, at('/affiliate/dashboard'));
      await expect(main(page).getByRole('heading', { name: t('affiliate-first-title') })).toBeVisible();
      await expectWellMade(page);
      for (const path of ['analytics', 'discounts', 'commissions', 'media-kit', 'profile']) {
        await visit(page, at(`/affiliate/${path}`));
        await expect(main(page).getByRole('heading', { level: 1, name: t(`affiliate-nav-${path}`) })).toBeVisible();
        await expectWellMade(page);
      }
    });

    test('earns by a link from a shopper who consents, and nothing from one who refuses', async ({ page, browser }) => {
      const scenario: Scenario = { page, t, at, browser, country };
      const partner = await becomePartner(scenario);
      const link = await makeLink(scenario, at(listing));
      expect(new URL(link.whole).searchParams.get('ref')).toBe(partner.code);
      expect(new URL(link.whole).searchParams.get('utm_campaign')).toBe('winter first layer');

      const number = await test.step('a shopper consents and orders', async () => {
        const shopper = await follow(scenario, link.short);
        await expect(shopper.page).toHaveURL(/utm_campaign=/);
        if (asks) {
          await expect(question(shopper.page, t)).toBeVisible();
          expect([await trail(shopper), shopper.events]).toEqual([[], []]);
          await shopper.page.getByRole('button', { name: t('consent-accept'), exact: true }).click();
        }
        await expect.poll(() => trail(shopper)).toEqual(['affiliate_code', 'affiliate_session', 'utm_query']);
        const ordered = await order(shopper, scenario, listing);
        expect(shopper.events.filter((url) => url.includes('track-click'))).toHaveLength(1);
        await shopper.context.close();
        return ordered;
      });

      await test.step('a shopper who refuses is not attributed to the partner', async () => {
        const shopper = await follow(scenario, link.whole);
        // In countries without a consent banner, tracking is refused through the footer.
        if (!asks) {
          await expect.poll(() => trail(shopper)).toEqual(['affiliate_code', 'affiliate_session', 'utm_query']);
          await shopper.page.getByRole('button', { name: t('footer-consent'), exact: true }).click();
        }
        await shopper.page.getByRole('button', { name: t('consent-refuse'), exact: true }).click();
        await expect(question(shopper.page, t)).toBeHidden();
        expect(await trail(shopper)).toEqual([]);
        const events = shopper.events.splice(0);
        expect(events.length > 0).toBe(!asks);
        await visit(shopper.page, link.whole);
        await order(shopper, scenario, listing);
        expect([await trail(shopper), shopper.events]).toEqual([[], []]);
        await shopper.context.close();
      });

      expect(commissionsOf(partner)).toMatchObject([{ order: number, status: 'pending' }]);
      expect(vitrina('commission', 'explain', number)).toContain(partner.code);
      await visit(page, at('/affiliate/commissions'));
      await expect(main(page).getByRole('rowheader', { name: number })).toBeVisible();
      await expect(main(page).getByRole('table')).toContainText(t('affiliate-status-pending'));
      await expectWellMade(page);
    });

    test('sees a reversal, and an adjustment that is paid', async ({ page, browser }) => {
      const { partner, number } = await earn({ page, t, at, browser, country }, listing, asks);
      giveBackPart(number);
      await visit(page, at('/affiliate/commissions'));
      const reversed = t('affiliate-reversed').split(':')[0] ?? '';
      await expect(main(page).getByRole('table')).toContainText(reversed);
      await namePayoutAccount(page, t, at, country);
      await payCorrection(partner, currency);
      await visit(page, at('/affiliate/commissions?status=paid'));
      const row = main(page)
        .getByRole('row')
        .filter({ hasText: t('affiliate-adjustment') });
      await expect(row).toContainText(t('affiliate-status-paid'));
      await expect(row).toContainText('A picture of yours.');
      await expectWellMade(page);
      await visit(page, at('/affiliate/dashboard'));
      await expect(main(page).getByText(t('affiliate-paid'), { exact: true })).toBeVisible();
      await expectWellMade(page);
    });

    test('is paid after the hold, as shown in the statement of the month', async ({ page, browser }) => {
      test.setTimeout(180_000);
      const { partner, number } = await earn({ page, t, at, browser, country }, listing, asks);
      giveBackPart(number);
      await namePayoutAccount(page, t, at, country);
      await payCorrection(partner, currency);
      const copy = copyOfShop();
      await test.step('the hold ends by itself, and the order is paid', () =>
        copy.at(2, async (later) => {
          const status = () => commissionsOf(partner, later.vitrina).find(({ kind }) => kind === 'order')?.status;
          await expect.poll(status, { timeout: 60_000 }).toBe('approved');
          await payOut(partner, 'order', currency, later.vitrina);
        }));

      await test.step('the month is closed, and has a statement', () =>
        copy.at(70, async (later) => {
          const there = (path: string) => later.url(country, prefix + path);
          await page.context().clearCookies();
          await signIn({ page, t, at: there }, partner.email);
          await visit(page, there('/affiliate/commissions'));
          const ordered = page.getByRole('rowheader', { name: new RegExp(`^${number}`) });
          const row = main(page).getByRole('row').filter({ has: ordered });
          await expect(row).toContainText(t('affiliate-status-paid'));
          const statements = main(page).locator('a[href*="/statements/"]');
          await expect(statements.first()).toBeVisible();
          await expectWellMade(page);
          const links = await statements.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
          expect(await fileOf(page, links.at(-1) ?? '')).toEqual({ type: 'application/pdf', start: '%PDF-' });
          const booked = await Promise.all(links.map((link) => movements(page, link)));
          expect(new Set(booked.flat())).toEqual(new Set(['earned', 'reversed', 'credited', 'paid']));
        }));
    });
  });
}

/** A file's content type, and its first characters. */
async function fileOf(page: Page, path: string): Promise<{ type: string | null; start: string }> {
  return page.evaluate(async (address) => {
    const answer = await fetch(address);
    return { type: answer.headers.get('content-type'), start: (await answer.text()).slice(0, 5) };
  }, path);
}

/** The kinds of entries in a month's statement, by the path of its file. */
async function movements(page: Page, file: string): Promise<string[]> {
  type Part = { movements: { kind: string }[] };
  const path = file.replace(/\/statement\.pdf.*$/, '');
  const parts = await page.evaluate(async (address) => (await (await fetch(address)).json()).data.currencies, path);
  return (parts as Part[]).flatMap((part) => part.movements.map(({ kind }) => kind));
}

async function namePayoutAccount(
  page: Page,
  t: Translate,
  at: (path: string) => string,
  country: 'si' | 'bd',
): Promise<void> {
  await visit(page, at('/affiliate/profile'));
  const form = page.locator('form:has([name=intent][value^=affiliate-payout])');
  await form.locator('[name=holder]').fill('Ana Novak');
  if (country === 'bd') {
    await form.locator('[name=bank]').fill('Sonali Bank');
    await form.locator('[name=routingNumber]').fill('200260043');
    await form.locator('[name=accountNumber]').fill('0123456789012');
  } else await form.locator('[name=iban]').fill('SI56 1910 0000 0123 438');
  await form.locator('[name=password]').fill('wrong-Password-1');
  const save = form.getByRole('button', { name: t('affiliate-payout-action') });
  await save.click();
  await expect(form.locator('[data-summary]')).toBeVisible();
  await form.locator('[name=password]').fill('Lipa-v-parku-26');
  await save.click();
  await expect(main(page).getByText(country === 'bd' ? '•••• 9012' : 'SI56 •••• 3438')).toBeVisible();
  await expectWellMade(page);
}

test.describe('the area @desktop', () => {
  const t = messagesOf('en');
  const at = (path: string) => shop('si', `/en${path}`);

  test('is for partners only: others are redirected', async ({ page, browser }) => {
    const scenario: Scenario = { page, t, at, browser, country: 'si' };
    await visit(page, at('/affiliate/links'));
    await expect(page).toHaveURL(/\/en\/auth\/affiliate-login\?next=%2Faffiliate%2Flinks/);
    const partner = await becomePartner(scenario);
    await visit(page, at('/user/orders'));
    await expect(page).toHaveURL(/\/affiliate\/dashboard/);
    await visit(page, at('/auth/affiliate-register'));
    await expect(page).toHaveURL(/\/affiliate\/dashboard/);
    const others = await statuses(page, partner.id === 1 ? 2 : 1);
    expect(others).toEqual(others.map(() => 403));
    expect(others.length).toBeGreaterThan(6);
  });

  test('shows why a partner is suspended, with read-only access', async ({ page, browser }) => {
    const scenario: Scenario = { page, t, at, browser, country: 'si' };
    const partner: Partner = await becomePartner(scenario);
    vitrina('affiliate', 'suspend', String(partner.id), '--reason', 'A brand name in a search engine.');
    await visit(page, at('/affiliate/dashboard'));
    await expect(main(page).getByRole('heading', { name: t('affiliate-suspended-title') })).toBeVisible();
    await expect(main(page)).toContainText('A brand name in a search engine.');
    await expect(main(page).getByText(t('affiliate-clicks'), { exact: true }).first()).toBeVisible();
    await expectWellMade(page);
  });

  test('works without JavaScript: a link is made, the profile is saved', async ({ page, browser }) => {
    const scenario: Scenario = { page, t, at, browser, country: 'si' };
    const partner = await becomePartner(scenario);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    await plain.goto(at('/affiliate/links'));
    await main(plain).locator('[name=address]').fill(at('/category/women'));
    await main(plain)
      .getByRole('button', { name: t('affiliate-first-link-action') })
      .click();
    await expect(main(plain).locator('code')).toContainText(`ref=${partner.code}`);
    await plain.goto(at('/affiliate/profile'));
    await main(plain).locator('[name=promotion]').fill('A blog and a newsletter.');
    await main(plain)
      .getByRole('button', { name: t('form-save'), exact: true })
      .click();
    await expect(plain.getByRole('status').first()).toContainText(t('affiliate-profile-updated'));
    await expect(main(plain).locator('[name=promotion]')).toHaveValue('A blog and a newsletter.');
    await context.close();
  });
});

/** The response statuses of calls about another partner. */
async function statuses(page: Page, id: number): Promise<number[]> {
  return page.evaluate(async (other) => {
    const paths = [
      `${other}`,
      `dashboard/${other}`,
      `discounts/${other}`,
      `commissions?affiliateId=${other}`,
      `${other}/utm-analytics`,
      `${other}/utm-analytics/export`,
      `${other}/statements`,
      `${other}/media-kit`,
      `${other}/feed`,
    ];
    const asked = paths.map(async (path) => (await fetch(`/api/affiliate/${path}`)).status);
    return Promise.all(asked);
  }, id);
}
