// Partners' pages rendered on the server: translated, not indexed, with the partner's own data from dependent calls.
import { describe, expect, it } from 'vitest';
import { plan } from '@/entry-server';
import type { Auth } from '@/lib/auth';
import type { Personal } from '@/lib/personal';
import { answers, categories, country, profile } from './affiliateFixtures';
import { shop } from './catalogueFixtures';
import { renderPage } from './renderPage';

const known = {
  '/api/country/getAllActiveData': [country],
  '/api/category/getAllActiveData': categories,
};
const partner: Auth = { id: 7, userTypeId: 5, expiresAt: '2999-01-01T00:00:00.000Z', key: 'a' };
const shopper: Auth = { ...partner, userTypeId: 2 };
const visitor = (auth: Auth | null) => ({ auth, wishlist: [], cart: 0, notice: null, formKey: 'k' });
const meta = { page: 1, take: 20, itemCount: 1, pageCount: 1, hasPreviousPage: false, hasNextPage: false };

/** Renders a page for a partner; `changes` replaces some of the responses to the partner's calls. */
function draw(url: string, changes: Record<string, unknown> = {}) {
  const own = Object.fromEntries(
    Object.entries({ ...answers, ...changes }).map(([name, data]) => [
      name,
      { status: 200, body: { isSuccess: true, message: '', data, meta } },
    ]),
  );
  const personal: Personal = { visitor: visitor(partner), own, submission: null };
  return renderPage(url, known, {}, personal);
}

function planned(url: string, auth: Auth | null): { elsewhere?: string; own: Record<string, string> } {
  return JSON.parse(plan(JSON.stringify({ url, shop, visitor: visitor(auth) })));
}

const pages: [path: string, text: string][] = [
  ['/affiliate/dashboard', '2026'],
  ['/affiliate/links', 'NIKA10'],
  ['/affiliate/analytics?by=source&compare=true', 'mail'],
  ['/affiliate/discounts', '10 % off'],
  ['/affiliate/commissions?status=pending', 'The address is yours.'],
  ['/affiliate/media-kit', 'Soft &amp; light.'],
  ['/affiliate/profile', 'SI56 •••• 3438'],
];

describe('the pages of partners', () => {
  it.each(['/auth/affiliate-login', '/auth/affiliate-register', '/auth/affiliate-application-success'])(
    '%s is rendered in the language and not indexed',
    (url) => {
      const { html, status, head } = renderPage(url, known);
      expect(status).toBe(200);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(head.robots).toBe('noindex');
      expect(html).not.toMatch(/>[a-z]+(-[a-z]+)+</);
    },
  );

  it.each(pages)('%s is drawn with the answers about its partner', (url, text) => {
    const { html, status, head } = draw(url);
    expect(status).toBe(200);
    expect(html).toContain(text);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(head.robots).toBe('noindex');
    expect(html).not.toMatch(/>[a-z]+(-[a-z]+)+<|undefined|NaN/);
  });

  it.each(pages)('%s asks for the profile first, and for the rest by its id', (url) => {
    const { profile: first, ...rest } = planned(url, partner).own;
    expect(first).toBe('/api/affiliate/profile/by/user/7');
    expect(Object.keys(rest).length).toBeGreaterThan(0);
    for (const path of Object.values(rest)) expect(path).toContain('~profile.id');
  });

  it.each(pages)('%s leads others away', (url) => {
    expect(planned(url, null).elsewhere).toBe(`/en/auth/affiliate-login?${new URLSearchParams({ next: url })}`);
    expect(planned(url, shopper).elsewhere).toBe('/en/user');
  });

  it('show the link after a form submission without JavaScript', () => {
    const link = new URLSearchParams({ link: 'kind=address&address=https%3A%2F%2Fvitrina.example%2Fa&campaign=x' });
    expect(draw(`/affiliate/links?${link}`).html).toContain('https://vitrina.example/a?ref=NIKA&amp;utm_campaign=x');
  });

  it('show a pending partner their status', () => {
    for (const [path] of pages.filter(([path]) => path !== '/affiliate/profile')) {
      const { html } = draw(path, { profile: { ...profile, status: 'pending' } });
      expect(html, path).toContain('We’re reviewing your application');
      expect(html, path).not.toContain('<table');
    }
  });
});
