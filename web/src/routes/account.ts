// The pages around an account. None is for search engines; who may see them is said here, for server and browser alike.
import { type Call, get } from '@/api/get';
import type { Country } from '@/api/types';
import { ownCalls } from '@/features/account/calls';
import { wishlistPageCalls } from '@/features/wishlist/wishlistPage';
import { defineChunk } from '@/lib/chunks';
import { everywhere, plainHead } from '@/lib/heads';
import type { Translate } from '@/lib/i18n';
import type { Area } from '@/lib/messages';
import type { Head, LoadedPage } from '@/lib/page';
import type { accountPages } from './accountPages';
import { definePage, lazyComponent, type PageRoute, route } from './definePage';
import type { PageSpec } from './pageData';

type AccountPage = Pick<PageSpec, 'role' | 'query' | 'cache'> & {
  path: string;
  component: keyof typeof accountPages;
  title: (t: Translate) => string;
  calls?: { countries: Call<Country[]> };
  areas?: Area[];
  /** Which calls about the person signed in the page makes. */
  own?: (keyof typeof ownCalls)[];
};

const chunk = defineChunk('src/routes/accountPages.tsx', () => import('./accountPages'));

/** For pages with a form that asks for a country; read by `useCountries`. */
const withCountries = { countries: get('/api/country/getAllActiveData') };

function accountPage({
  path,
  component,
  title,
  calls,
  areas = ['account', 'forms'],
  own,
  ...rest
}: AccountPage): PageRoute {
  const page = definePage({
    cache: 'server',
    ...rest,
    areas,
    calls: () => ({ ...calls }),
    own: own && ((auth) => (auth ? Object.fromEntries(own.map((name) => [name, ownCalls[name](auth)])) : {})),
    head: accountHead(title),
  });
  return route(path, page, {
    ...lazyComponent(chunk, (module) => module.accountPages[component]),
    actions: async () => (await chunk.load()).accountActions[component] ?? {},
  });
}

export function accountHead(title: (t: Translate, page: LoadedPage) => string) {
  return (page: LoadedPage): Head => {
    const { navigation, t, path } = page;
    return {
      ...plainHead(t('account-meta-title', { title: title(t, page) }), '', path),
      robots: 'noindex',
      siblings: everywhere(path, navigation),
    };
  };
}

const guest = { role: 'guest', query: ['next'] } as const;
/** A link from an e-mail holds a secret: its page is kept by nobody. */
const secret = { query: ['token', 'done'], cache: 'none' } as const;
const customer = { role: 'customer' } as const;

const wishlist = definePage({
  query: ['page'],
  cache: 'server',
  areas: ['account', 'forms'],
  calls: () => ({}),
  own: (auth, { query, saved }) => wishlistPageCalls(auth, query, saved),
  head: accountHead((t) => t('wishlist-title')),
});

export const accountRoutes: PageRoute[] = [
  accountPage({ ...guest, path: '/auth/Login', component: 'Login', title: (t) => t('login-title') }),
  accountPage({
    ...guest,
    path: '/auth/Register',
    component: 'Register',
    title: (t) => t('register-title'),
    calls: withCountries,
  }),
  accountPage({
    role: 'guest',
    query: ['next', 'as'],
    path: '/auth/Forgot-Password',
    component: 'ForgotPassword',
    title: (t) => t('forgot-title'),
  }),
  accountPage({
    role: 'guest',
    query: ['next', 'token'],
    cache: 'none',
    path: '/auth/Reset-Password',
    component: 'ResetPassword',
    title: (t) => t('reset-title'),
  }),
  accountPage({ ...secret, path: '/auth/Verify-Email', component: 'VerifyEmail', title: (t) => t('verify-title') }),
  accountPage({ ...secret, path: '/auth/Confirm-Email', component: 'ConfirmEmail', title: (t) => t('confirm-title') }),
  accountPage({
    ...secret,
    path: '/newsletter/confirm',
    component: 'ConfirmNewsletter',
    title: (t) => t('newsletter-confirm-title'),
  }),
  accountPage({
    ...secret,
    path: '/stock-alert/forget',
    component: 'ForgetStockAlerts',
    title: (t) => t('stock-alert-forget-title'),
  }),
  accountPage({ ...secret, path: '/unsubscribe', component: 'Unsubscribe', title: (t) => t('unsubscribe-title') }),
  accountPage({
    ...customer,
    path: '/user',
    component: 'Overview',
    title: (t) => t('overview-title'),
    areas: ['account', 'checkout', 'forms'],
    own: ['profile', 'addresses', 'wishlist', 'latestOrder'],
  }),
  accountPage({
    ...customer,
    path: '/user/settings',
    component: 'Settings',
    title: (t) => t('settings-title'),
    areas: ['account', 'forms', 'games-pages'],
    own: ['profile', 'sessions', 'reminders'],
    calls: withCountries,
  }),
  accountPage({
    ...customer,
    path: '/user/addresses',
    query: ['edit'],
    component: 'Addresses',
    title: (t) => t('addresses-title'),
    own: ['addresses'],
    calls: withCountries,
  }),
  accountPage({
    ...customer,
    path: '/user/change-password',
    component: 'ChangePassword',
    title: (t) => t('password-title'),
  }),
  route(
    '/Wishlists',
    wishlist,
    lazyComponent(chunk, ({ accountPages }) => accountPages.Wishlist),
  ),
];
