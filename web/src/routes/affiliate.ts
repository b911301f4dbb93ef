// The routes of partners: application, login, and the affiliate area. None is indexed by search engines.
import { type Calls, get } from '@/api/get';
import { affiliateCalls, type OwnName } from '@/features/affiliate/calls';
import { defineChunk } from '@/lib/chunks';
import type { pages } from './affiliatePages';
import type { PageRoute } from './definePage';
import { type EagerPageSpec, lazyPage } from './lazyPage';

const chunk = defineChunk('src/routes/affiliatePages.tsx', () => import('./affiliatePages'));

type More = Partial<Pick<EagerPageSpec, 'areas' | 'calls' | 'query'>>;

/** Country list for forms. */
const countries = get('/api/country/getAllActiveData');
const categories = get('/api/category/getAllActiveData');

const page = (path: string, name: keyof typeof pages, known: Partial<EagerPageSpec>): PageRoute =>
  lazyPage(chunk, path, name, { cache: 'server', areas: ['affiliate-area', 'account', 'forms'], ...known });

const guest = (path: string, name: keyof typeof pages, more?: More) =>
  page(path, name, { role: 'guest', query: ['next'], ...more });

/** `own` are the calls about the partner in addition to the profile call. */
const partner = (path: string, name: keyof typeof pages, own: readonly OwnName[], more?: More) =>
  page(path, name, {
    role: 'affiliate',
    layout: 'affiliate',
    own: (auth, { query }): Calls => (auth ? affiliateCalls(auth, query, own) : {}),
    ...more,
  });

const days = ['dateFrom', 'dateTo'];

export const affiliateRoutes: PageRoute[] = [
  guest('/auth/affiliate-login', 'Login'),
  guest('/auth/affiliate-register', 'Register', { calls: () => ({ countries }) }),
  guest('/auth/affiliate-application-success', 'ApplicationSubmitted'),
  partner('/affiliate/dashboard', 'Dashboard', ['dashboard'], { query: ['days', ...days] }),
  partner('/affiliate/links', 'Links', ['discounts'], {
    query: ['link'],
    areas: ['affiliate-area', 'account', 'forms', 'search'],
    calls: () => ({ countries, categories }),
  }),
  partner('/affiliate/analytics', 'Analytics', ['analytics'], { query: ['days', ...days, 'by', 'compare'] }),
  partner('/affiliate/discounts', 'Discounts', ['discounts']),
  partner('/affiliate/commissions', 'Commissions', ['commissions', 'discounts', 'statements'], {
    query: ['status', ...days, 'countryId', 'discountId', 'page'],
    calls: () => ({ countries }),
  }),
  partner('/affiliate/media-kit', 'MediaKit', ['mediaKit'], { query: ['page'] }),
  partner('/affiliate/profile', 'Profile', ['advanced'], {
    areas: ['affiliate-area', 'account', 'forms', 'checkout'],
    calls: () => ({ countries }),
  }),
];
