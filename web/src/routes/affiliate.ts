// The routes of partners: applying, signing in, and their area. None is for search engines.
import { get } from '@/api/get';
import { affiliateCalls } from '@/features/affiliate/calls';
import { rangeNames } from '@/features/affiliate/range';
import type { Auth } from '@/lib/auth';
import { defineChunk } from '@/lib/chunks';
import type { Translate } from '@/lib/i18n';
import type { Area } from '@/lib/messages';
import { accountHead } from './account';
import type { affiliatePages } from './affiliatePages';
import { definePage, lazyComponent, type PageRoute, route } from './definePage';
import type { PageSpec } from './pageData';

const chunk = defineChunk('src/routes/affiliatePages.tsx', () => import('./affiliatePages'));

const usual = ['affiliate-area', 'account', 'forms'] as const;

type Own = 'advanced' | 'dashboard' | 'discounts' | 'commissions' | 'statements' | 'analytics' | 'mediaKit';

type AffiliatePage = Pick<PageSpec, 'query' | 'role'> & {
  path: string;
  component: keyof typeof affiliatePages;
  title: (t: Translate) => string;
  /** Messages of other areas that it shows besides. */
  areas?: readonly Area[];
  /** With these lists for its forms. */
  lists?: readonly ('countries' | 'categories')[];
  /** Which calls about the partner the page makes, besides that for the profile. */
  own?: readonly Own[];
};

const lists = {
  countries: get('/api/country/getAllActiveData'),
  categories: get('/api/category/getAllActiveData'),
};

function ownCalls(auth: Auth | null, query: URLSearchParams, names: readonly Own[]) {
  if (!auth) return {};
  const calls = names.map((name) => [name, affiliateCalls[name](query)] as const);
  return { profile: affiliateCalls.profile(auth), ...Object.fromEntries(calls) };
}

function affiliatePage({
  path,
  component,
  title,
  lists: wanted = [],
  areas = [],
  own,
  query,
  role,
}: AffiliatePage): PageRoute {
  const page = definePage({
    role,
    query,
    cache: 'server',
    layout: role === 'affiliate' ? 'affiliate' : 'default',
    areas: [...usual, ...areas],
    calls: () => Object.fromEntries(wanted.map((name) => [name, lists[name]])),
    own: own && ((auth, request) => ownCalls(auth, request.query, own)),
    head: accountHead(title),
  });
  return route(path, page, {
    ...lazyComponent(chunk, (module) => module.affiliatePages[component]),
    actions: async () => (await chunk.load()).affiliateActions[component] ?? {},
  });
}

const guest = { role: 'guest', query: ['next'] } as const;
const affiliate = { role: 'affiliate' } as const;

export const affiliateRoutes: PageRoute[] = [
  affiliatePage({
    ...guest,
    path: '/auth/affiliate-login',
    component: 'Login',
    title: (t) => t('affiliate-login-title'),
  }),
  affiliatePage({
    ...guest,
    path: '/auth/affiliate-register',
    component: 'Register',
    title: (t) => t('affiliate-register-title'),
    lists: ['countries'],
  }),
  affiliatePage({
    ...guest,
    path: '/auth/affiliate-application-success',
    component: 'Applied',
    title: (t) => t('affiliate-applied-title'),
  }),
  affiliatePage({
    ...affiliate,
    path: '/affiliate/dashboard',
    query: rangeNames,
    component: 'Dashboard',
    title: (t) => t('affiliate-nav-dashboard'),
    own: ['dashboard'],
  }),
  affiliatePage({
    ...affiliate,
    path: '/affiliate/links',
    query: ['link'],
    component: 'Links',
    title: (t) => t('affiliate-nav-links'),
    lists: ['countries', 'categories'],
    own: ['discounts', 'mediaKit'],
  }),
  affiliatePage({
    ...affiliate,
    path: '/affiliate/analytics',
    query: [...rangeNames, 'by', 'compare'],
    component: 'Analytics',
    title: (t) => t('affiliate-nav-analytics'),
    own: ['analytics'],
  }),
  affiliatePage({
    ...affiliate,
    path: '/affiliate/discounts',
    component: 'Discounts',
    title: (t) => t('affiliate-nav-discounts'),
    own: ['discounts'],
  }),
  affiliatePage({
    ...affiliate,
    path: '/affiliate/commissions',
    query: ['status', 'dateFrom', 'dateTo', 'countryId', 'discountId', 'page'],
    component: 'Commissions',
    title: (t) => t('affiliate-nav-commissions'),
    lists: ['countries'],
    own: ['commissions', 'discounts', 'statements'],
  }),
  affiliatePage({
    ...affiliate,
    path: '/affiliate/media-kit',
    query: ['page'],
    component: 'MediaKit',
    title: (t) => t('affiliate-nav-media-kit'),
    own: ['mediaKit'],
  }),
  affiliatePage({
    ...affiliate,
    path: '/affiliate/profile',
    component: 'Profile',
    title: (t) => t('affiliate-nav-profile'),
    areas: ['checkout'],
    lists: ['countries'],
    own: ['advanced'],
  }),
];
