// The pages around an account. None is for search engines; who may see them is said here, for server and browser alike.
import { type Call, get } from '@/api/get';
import type { Country } from '@/api/types';
import { everywhere, plainHead } from '@/lib/heads';
import type { Translate } from '@/lib/i18n';
import type { Area } from '@/lib/page';
import type { accountPages } from './accountPages';
import { definePage, lazyComponent, type PageRoute, route } from './definePage';
import type { PageSpec } from './pageData';

type AccountPage = Pick<PageSpec, 'role' | 'query' | 'cache'> & {
  path: string;
  component: keyof typeof accountPages;
  title: (t: Translate) => string;
  calls?: { countries: Call<Country[]> };
  areas?: Area[];
  status?: () => number;
};

const chunk = { module: 'src/routes/accountPages.tsx', load: () => import('./accountPages') };

/** For pages with a form that asks for a country; read by `useCountries`. */
const withCountries = { countries: get('/api/country/getAllActiveData') };

function accountPage({ path, component, title, calls, areas = ['account', 'forms'], ...rest }: AccountPage): PageRoute {
  const page = definePage({
    cache: 'server',
    ...rest,
    areas,
    calls: () => ({ ...calls }),
    head: ({ navigation, t, ...request }) => ({
      ...plainHead(t('account-meta-title', { title: title(t) }), '', request.path),
      robots: 'noindex',
      siblings: everywhere(request.path, navigation),
    }),
  });
  return route(
    path,
    page,
    lazyComponent(chunk, (module) => module.accountPages[component]),
  );
}

const guest = { role: 'guest', query: ['next'] } as const;
/** A link from an e-mail holds a secret: its page is kept by nobody. */
const secret = { query: ['token'], cache: 'none' } as const;
const customer = { role: 'customer' } as const;

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
    ...guest,
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
  accountPage({ ...secret, path: '/unsubscribe', component: 'Unsubscribe', title: (t) => t('unsubscribe-title') }),
  accountPage({ ...customer, path: '/user', component: 'Overview', title: (t) => t('overview-title') }),
  accountPage({
    ...customer,
    path: '/user/settings',
    component: 'Settings',
    title: (t) => t('settings-title'),
    calls: withCountries,
  }),
  accountPage({
    ...customer,
    path: '/user/addresses',
    query: ['edit'],
    component: 'Addresses',
    title: (t) => t('addresses-title'),
    calls: withCountries,
  }),
  accountPage({
    ...customer,
    query: ['page'],
    path: '/user/orders',
    component: 'Orders',
    title: (t) => t('orders-title'),
  }),
  accountPage({
    ...customer,
    path: '/user/orders/:invoice',
    component: 'OrderMissing',
    title: (t) => t('order-missing-title'),
    status: () => 404,
  }),
  accountPage({
    ...customer,
    path: '/user/change-password',
    component: 'ChangePassword',
    title: (t) => t('password-title'),
  }),
  accountPage({ query: ['page'], path: '/Wishlists', component: 'Wishlist', title: (t) => t('wishlist-title') }),
];
