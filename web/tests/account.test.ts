// Account pages rendered on the server: access, robots directives, and no personal data in public documents.
import { describe, expect, it } from 'vitest';
import { plan } from '@/entry-server';
import type { Auth } from '@/lib/auth';
import { shop } from './catalogueFixtures';
import { renderPage } from './renderPage';

const country = {
  id: 3,
  code: 'SI',
  name: 'Slovenia',
  phoneCode: '+386',
  domain: 'si.example',
  lang: 'sl',
  langId: 16,
  languageId: 16,
  currency: 'EUR',
  currencySymbol: '€',
  currencyId: 1,
  isActive: true,
  socialLinks: [],
};
const known = { '/api/country/getAllActiveData': [country] };
const draw = (url: string) => renderPage(url, known);

const guests = ['/auth/Login', '/auth/Register', '/auth/Forgot-Password', '/auth/Reset-Password?token=x'];
const members = ['/user', '/user/settings', '/user/addresses', '/user/orders', '/user/change-password'];
const open = [
  '/auth/Verify-Email?token=x',
  '/auth/Confirm-Email?token=x',
  '/newsletter/confirm?token=x',
  '/unsubscribe?token=x',
  '/Wishlists',
];

const customer: Auth = { id: 7, userTypeId: 2, expiresAt: '2999-01-01T00:00:00.000Z', key: 'a' };

/** The target of a redirect. */
function elsewhere(url: string, auth: Auth | null): string | null {
  const visitor = { auth, wishlist: [], notice: null, formKey: 'k' };
  const planned = JSON.parse(plan(JSON.stringify({ url, shop, visitor }))) as { elsewhere?: string };
  return planned.elsewhere ?? null;
}

describe('pages around an account', () => {
  it.each([...guests, ...members, ...open])(
    '%s is rendered in the language, with one heading, and not indexed',
    (url) => {
      const { html, status, head } = draw(url);
      expect(status).toBe(200);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(head.robots).toBe('noindex');
      expect(head.title).toMatch(/ \| Vitrina$/);
      expect(html).not.toMatch(/>[a-z]+(-[a-z]+)+</);
    },
  );

  it('without JavaScript the wishlist says what to do, and links there', () => {
    const { html } = draw('/Wishlists');
    const [, without = ''] = html.split('<noscript>');
    expect(without.split('</noscript>')[0]).toContain('href="/en/categories"');
  });

  it.each([
    '/auth/Verify-Email?done=1',
    '/auth/Confirm-Email?done=1',
    '/newsletter/confirm?done=1',
    '/unsubscribe?done=1',
    '/stock-alert/delete?done=1',
  ])('%s shows the result of the link, without a form', (url) => {
    const { html } = draw(url);
    const [main = ''] = html.split('<main')[1]?.split('</main>') ?? [];
    expect(main).not.toContain('<form');
    expect(main).toContain('role="status"');
    expect(main).not.toContain('role="alert"');
  });

  it.each(guests)('%s is for guests', (url) => {
    expect(elsewhere(url, customer)).toBe('/en/user');
    expect(elsewhere(url, null)).toBeNull();
  });

  it.each(members)('%s is for those signed in; others come back after the login', (url) => {
    expect(elsewhere(url, null)).toBe(`/en/auth/Login?next=${encodeURIComponent(url)}`);
    expect(elsewhere(url, customer)).toBeNull();
  });

  it.each(open)('%s is for everybody', (url) => {
    expect([elsewhere(url, null), elsewhere(url, customer)]).toEqual([null, null]);
  });

  it('redirect only within this shop', () => {
    expect(elsewhere('/auth/Login?next=%2FWishlists', customer)).toBe('/en/Wishlists');
    expect(elsewhere('/auth/Login?next=%2F%2Fevil.example', customer)).toBe('/en/user');
    expect(elsewhere('/AUTH/login?utm_source=newsletter', customer)).toBe('/en/user');
  });

  it.each([
    [404, 404, 'We can’t find this order'],
    [503, 200, 'We couldn’t load this.'],
  ])('respond to status %i of an order with %i and a message', (answered, status, text) => {
    const url = '/user/orders/SI-2026-1';
    const visitor = { auth: customer, wishlist: [], cart: 0, notice: null, formKey: 'k' };
    const order = { status: answered, body: { isSuccess: false, message: '', code: 'error-not-found' } };
    const found = renderPage(url, known, {}, { visitor, own: { order }, submission: null });
    expect(found.status).toBe(status);
    expect(found.html).toContain('SI-2026-1');
    expect(found.html).toContain(text);
  });
});

describe('the forms', () => {
  it('associate labels and autocomplete with fields, and work without JavaScript', () => {
    const { html } = draw('/auth/Register');
    for (const name of ['given-name', 'family-name', 'username', 'new-password', 'tel-national']) {
      expect(html).toContain(`autoComplete="${name}"`);
    }
    for (const [, id] of html.matchAll(/<label for="([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
    expect(html).toContain('<option value="3" selected="">Slovenia</option>');
    expect(html).toContain('<option value="+386" selected="">');
  });

  it('ask for names in the order in which a language writes them', () => {
    const order = (code: string) => {
      const { html } = renderPage('/auth/Register', known, { language: { ...shop.language, code } });
      return html.indexOf('"given-name"') < html.indexOf('"family-name"') ? 'given' : 'family';
    };
    expect([order('en'), order('sl'), order('hu')]).toEqual(['given', 'given', 'family']);
  });

  it('report a link without its token', () => {
    expect(draw('/auth/Reset-Password').html).toContain('Part of the link is missing');
    expect(draw('/unsubscribe').html).toContain('Part of the link is missing');
  });
});
