// The routes of partners: applying, signing in, and their area. None is for search engines.
import { get } from '@/api/get';
import { affiliateCalls, type OwnName } from '@/features/affiliate/calls';
import { defineChunk } from '@/lib/chunks';
import type { Area, MessageId } from '@/lib/messages';
import { accountHead } from './account';
import type { affiliatePages } from './affiliatePages';
import { definePage, lazyComponent, type PageRoute, route } from './definePage';

const chunk = defineChunk('src/routes/affiliatePages.tsx', () => import('./affiliatePages'));

type Component = keyof typeof affiliatePages;
type Title = Extract<MessageId, `affiliate-${string}-title` | `affiliate-nav-${string}`>;
type More = {
  query?: readonly string[];
  /** Messages of another area that it shows. */
  area?: Area;
  /** Lists for its forms. */
  lists?: readonly (keyof typeof lists)[];
};

const lists = {
  countries: get('/api/country/getAllActiveData'),
  categories: get('/api/category/getAllActiveData'),
};

/** `own` are the calls about the partner besides that for the profile; a page without them is for guests. */
function page(path: string, component: Component, title: Title, more: More = {}, own?: readonly OwnName[]): PageRoute {
  const { query = own ? [] : ['next'], area, lists: wanted = [] } = more;
  const definition = definePage({
    role: own ? 'affiliate' : 'guest',
    query,
    cache: 'server',
    layout: own ? 'affiliate' : 'default',
    areas: ['affiliate-area', 'account', 'forms', ...(area ? [area] : [])],
    calls: () => Object.fromEntries(wanted.map((name) => [name, lists[name]])),
    own: own && ((auth, request) => (auth ? affiliateCalls(auth, request.query, own) : {})),
    head: accountHead((t) => (t as (id: Title) => string)(title)),
  });
  return route(path, definition, {
    ...lazyComponent(chunk, (module) => module.affiliatePages[component]),
    actions: async () => (await chunk.load()).affiliateActions[component] ?? {},
  });
}

const days = ['dateFrom', 'dateTo'];

export const affiliateRoutes: PageRoute[] = [
  page('/auth/affiliate-login', 'Login', 'affiliate-login-title'),
  page('/auth/affiliate-register', 'Register', 'affiliate-register-title', { lists: ['countries'] }),
  page('/auth/affiliate-application-success', 'Applied', 'affiliate-applied-title'),
  page('/affiliate/dashboard', 'Dashboard', 'affiliate-nav-dashboard', { query: ['days', ...days] }, ['dashboard']),
  page('/affiliate/links', 'Links', 'affiliate-nav-links', { query: ['link'], lists: ['countries', 'categories'] }, [
    'discounts',
    'mediaKit',
  ]),
  page('/affiliate/analytics', 'Analytics', 'affiliate-nav-analytics', { query: ['days', ...days, 'by', 'compare'] }, [
    'analytics',
  ]),
  page('/affiliate/discounts', 'Discounts', 'affiliate-nav-discounts', {}, ['discounts']),
  page(
    '/affiliate/commissions',
    'Commissions',
    'affiliate-nav-commissions',
    { query: ['status', ...days, 'countryId', 'discountId', 'page'], lists: ['countries'] },
    ['commissions', 'discounts', 'statements'],
  ),
  page('/affiliate/media-kit', 'MediaKit', 'affiliate-nav-media-kit', { query: ['page'] }, ['mediaKit']),
  page('/affiliate/profile', 'Profile', 'affiliate-nav-profile', { area: 'checkout', lists: ['countries'] }, [
    'advanced',
  ]),
];
