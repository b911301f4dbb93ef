// A partner, and the responses of the partner's calls.
import type { AffiliateProfile, Figures } from '@/features/affiliate/shapes';

export const country = { id: 3, code: 'SI', name: 'Slovenia', phoneCode: '+386' };
export const categories = [
  { id: 5, name: 'Women', slug: 'women', parentId: null, path: '/category/women' },
  { id: 6, name: 'Tees', slug: 'tees', parentId: 5, path: '/category/women/tees' },
];
/** The figures of a partner without clicks. */
export const none: Figures = { clicks: 0, conversions: 0, conversionRate: 0, revenue: [], commission: [], epc: [] };
export const euro = (minor: number) => [{ currency: 'EUR', minor, formatted: `${(minor / 100).toFixed(2)} €` }];
export const figures: Figures = {
  clicks: 8,
  conversions: 2,
  conversionRate: 25,
  revenue: euro(5_000),
  commission: euro(400),
  epc: euro(50),
};
export const profile: AffiliateProfile = {
  id: 31,
  userId: 7,
  code: 'NIKA',
  status: 'active',
  statusReason: null,
  tier: 'standard',
  tierTitle: 'Standard',
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
export const programme = {
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
export const commission = {
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
export const discount = {
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
export const answers = {
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
