// The pages around an account. None is for search engines; who may see them is said here, for server and browser alike.

import { everywhere, plainHead } from '@/lib/heads';
import type { Translate } from '@/lib/i18n';
import type { Area, PageRoute } from '@/lib/page';
import { latePage } from './late';

type Late = Pick<PageRoute, 'path' | 'audience' | 'status' | 'query' | 'keeping'> & {
  page: Parameters<typeof latePage>[0];
  title: (t: Translate) => string;
  calls?: string[];
  areas?: Area[];
};

const countries = '/api/country/getAllActiveData';

function late({ page, title, calls = [], areas = ['account', 'forms'], ...rest }: Late): PageRoute {
  return {
    keeping: 'here',
    ...rest,
    areas,
    late: true,
    plan: () => calls,
    Component: latePage(page),
    head: ({ path, data, t }) => ({
      ...plainHead(t('account-meta-title', { title: title(t) }), '', path),
      robots: 'noindex',
      siblings: everywhere(path, data),
    }),
  };
}

const guest = { audience: 'guest', query: ['next'] } as const;
/** A link from an e-mail holds a secret: its page is kept by nobody. */
const secret = { query: ['token'], keeping: undefined } as const;
const signedIn = { audience: 'signed-in' } as const;

export const routes: PageRoute[] = [
  late({ ...guest, path: '/auth/Login', page: 'Login', title: (t) => t('login-title') }),
  late({ ...guest, path: '/auth/Register', page: 'Register', title: (t) => t('register-title'), calls: [countries] }),
  late({ ...guest, path: '/auth/Forgot-Password', page: 'ForgotPassword', title: (t) => t('forgot-title') }),
  late({
    ...guest,
    query: ['next', 'token'],
    keeping: undefined,
    path: '/auth/Reset-Password',
    page: 'ResetPassword',
    title: (t) => t('reset-title'),
  }),
  late({ ...secret, path: '/auth/Verify-Email', page: 'VerifyEmail', title: (t) => t('verify-title') }),
  late({ ...secret, path: '/auth/Confirm-Email', page: 'ConfirmEmail', title: (t) => t('confirm-title') }),
  late({
    ...secret,
    path: '/newsletter/confirm',
    page: 'ConfirmNewsletter',
    title: (t) => t('newsletter-confirm-title'),
  }),
  late({ ...secret, path: '/unsubscribe', page: 'Unsubscribe', title: (t) => t('unsubscribe-title') }),
  late({ ...signedIn, path: '/user', page: 'Overview', title: (t) => t('overview-title') }),
  late({
    ...signedIn,
    path: '/user/settings',
    page: 'Settings',
    title: (t) => t('settings-title'),
    calls: [countries],
  }),
  late({
    ...signedIn,
    path: '/user/addresses',
    query: ['edit'],
    page: 'Addresses',
    title: (t) => t('addresses-title'),
    calls: [countries],
  }),
  late({ ...signedIn, query: ['page'], path: '/user/orders', page: 'Orders', title: (t) => t('orders-title') }),
  late({
    ...signedIn,
    path: '/user/orders/:invoice',
    page: 'OrderMissing',
    title: (t) => t('order-missing-title'),
    status: () => 404,
  }),
  late({ ...signedIn, path: '/user/change-password', page: 'ChangePassword', title: (t) => t('password-title') }),
  late({ query: ['page'], path: '/Wishlists', page: 'Wishlist', title: (t) => t('wishlist-title') }),
];
