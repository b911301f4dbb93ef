// The pages of partners as the server draws them: in words, out of indexes, with the partner's own answers, which wait for each other.
import { describe, expect, it } from 'vitest';
import { plan } from '@/entry-server';
import type { Auth } from '@/lib/auth';
import type { Personal } from '@/lib/personal';
import { shop } from './catalogueFixtures';
import { renderPage } from './renderPage';

const country = { id: 3, code: 'SI', name: 'Slovenia', phoneCode: '+386' };
const known = {
  '/api/country/getAllActiveData': [country],
  '/api/category/getAllActiveData': [{ id: 5, name: 'Women', slug: 'women', parentId: null, path: '/category/women' }],
};
const partner: Auth = { id: 7, userTypeId: 5, expiresAt: '2999-01-01T00:00:00.000Z', key: 'a' };
const shopper: Auth = { ...partner, userTypeId: 2 };
const euro = (minor: number) => [{ currency: 'EUR', minor, formatted: `${minor / 100} €` }];
const figures = {
  clicks: 8,
  conversions: 2,
  conversionRate: 25,
  revenue: euro(5_000),
  commission: euro(400),
  epc: euro(50),
};
const profile = {
  id: 31,
  userId: 7,
  code: 'NIKA',
  status: 'active',
  statusReason: null,
  tier: 'standard',
  name: 'Nika Novak',
  kind: 'person',
  company: '',
  webAddress: '',
  channels: [{ kind: 'blog', address: 'blog.example', followers: 1200 }],
  countryIds: [3],
  promotion: 'A blog.',
  timeZone: 'Europe/Ljubljana',
  payout: { masked: 'SI56 •••• 3438', holder: 'Nika Novak', changedAt: '2026-11-20T00:00:00Z' },
  emails: { commissions: true, statements: true },
  termsVersion: '2026-11',
  termsCurrent: true,
  createdAt: '2026-11-01T00:00:00Z',
};
const programme = {
  termsVersion: '2026-11',
  rates: [{ country: null, category: null, brand: null, product: null, basisPoints: 850 }],
  windowDays: 30,
  holdDays: 100,
  cookieDays: 30,
  minimumPayout: euro(2_000),
  countries: ['Slovenia'],
  bonuses: [{ orders: 50, amounts: euro(5_000) }],
};
const day = { day: '2026-11-23', clicks: 8, conversions: 2, amounts: euro(400) };
const top = { key: '/a', label: '/a', clicks: 8, conversions: 2, commission: euro(400) };
const commission = {
  id: 1,
  status: 'pending',
  kind: 'order',
  isHeld: true,
  orderNumber: 'K7TX2M9QAB',
  orderedAt: '2026-11-23T10:00:00Z',
  country: 'SI',
  currency: 'EUR',
  baseMinor: 5_000,
  commissionAmount: '3.00 €',
  commissionMinor: 400,
  reversedMinor: 100,
  holdUntil: '2027-03-03T00:00:00Z',
  holdReasons: [{ code: 'own-address', text: 'The address is yours.' }],
  method: 'click',
  discountCode: 'NIKA10',
  note: null,
};
const discount = {
  id: 5,
  code: 'NIKA10',
  status: 'active',
  description: '10 % off',
  uses: 2,
  revenue: euro(5_000),
  commission: euro(400),
  validFrom: '2026-11-01T00:00:00Z',
  validTo: null,
};
const product = {
  id: 9,
  name: 'Tee',
  brand: 'Tiho',
  description: '<p>Soft &amp; light.</p>',
  price: '22.90 €',
  inStock: true,
  pictures: [],
  link: 'https://vitrina.example/product/tee?ref=NIKA',
};
const days = { dateFrom: '2026-11-23', dateTo: '2026-11-23', timeZone: 'Europe/Ljubljana' };
const answers = {
  profile,
  advanced: { ...profile, programme, canPayOut: true },
  dashboard: {
    ...days,
    stats: { ...figures, earnings: euro(400), pending: euro(400), paid: [] },
    trafficSources: [{ source: 'mail', clicks: 8, conversions: 2 }],
    earningsData: [day],
    topProducts: [top],
    topPages: [top],
  },
  analytics: {
    ...days,
    rows: [{ ...figures, key: 'mail', label: 'mail', before: figures }],
    totals: figures,
    before: figures,
  },
  commissions: [commission],
  discounts: [discount],
  statements: [{ year: 2026, month: 10, closing: euro(900) }],
  mediaKit: [product],
};

const visitor = (auth: Auth | null) => ({ auth, wishlist: [], cart: 0, notice: null, formKey: 'k' });
const meta = { page: 1, take: 20, itemCount: 1, pageCount: 1, hasPreviousPage: false, hasNextPage: false };

/** Drawn for a partner, with what the server was told in their name. */
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
    '%s is drawn in words and kept out of indexes',
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

  it('show a link for a form that was sent without script', () => {
    const link = new URLSearchParams({ link: 'kind=address&address=https%3A%2F%2Fvitrina.example%2Fa&campaign=x' });
    expect(draw(`/affiliate/links?${link}`).html).toContain('https://vitrina.example/a?ref=NIKA&amp;utm_campaign=x');
  });

  it('show a partner who waits how they stand', () => {
    for (const [path] of pages.filter(([path]) => path !== '/affiliate/profile')) {
      const { html } = draw(path, { profile: { ...profile, status: 'pending' } });
      expect(html, path).toContain('We’re reading your application');
      expect(html, path).not.toContain('<table');
    }
  });
});
