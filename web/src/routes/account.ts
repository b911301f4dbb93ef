// The routes of account pages. Their access rules are defined here, for server and browser alike.
import { get } from '@/api/get';
import { type OwnName, ownCallsOf } from '@/features/account/calls';
import { wishlistPageCalls } from '@/features/wishlist/pageCalls';
import { defineChunk } from '@/lib/chunks';
import type { pages } from './accountPages';
import type { PageRoute } from './definePage';
import { type EagerPageSpec, lazyPage } from './lazyPage';

const chunk = defineChunk('src/routes/accountPages.tsx', () => import('./accountPages'));

/** For pages with a form that has a country field; read by `useCountries`. */
const calls = () => ({ countries: get('/api/country/getAllActiveData') });

type More = Partial<Pick<EagerPageSpec, 'areas' | 'calls' | 'query' | 'cache'>>;

const page = (path: string, name: keyof typeof pages, known: Omit<EagerPageSpec, 'areas'> & More): PageRoute =>
  lazyPage(chunk, path, name, { cache: 'server', areas: ['account', 'forms'], ...known });

const guest = (path: string, name: keyof typeof pages, more?: More) =>
  page(path, name, { role: 'guest', query: ['next'], ...more });

/** The URL from an e-mail contains a secret, so the page is not cached anywhere. */
const secret = (path: string, name: keyof typeof pages) =>
  page(path, name, { query: ['token', 'done'], cache: 'none' });

const customer = (path: string, name: keyof typeof pages, own: readonly OwnName[], more?: More) =>
  page(path, name, { role: 'customer', own: ownCallsOf(...own), ...more });

export const accountRoutes: PageRoute[] = [
  guest('/auth/Login', 'Login'),
  guest('/auth/Register', 'Register', { calls }),
  guest('/auth/Forgot-Password', 'ForgotPassword', { query: ['next', 'as'] }),
  guest('/auth/Reset-Password', 'ResetPassword', { query: ['next', 'as', 'token'], cache: 'none' }),
  secret('/auth/Verify-Email', 'VerifyEmail'),
  secret('/auth/Confirm-Email', 'ConfirmEmail'),
  secret('/newsletter/confirm', 'ConfirmNewsletter'),
  secret('/stock-alert/delete', 'DeleteStockAlerts'),
  secret('/unsubscribe', 'Unsubscribe'),
  customer('/user', 'Overview', ['profile', 'addresses', 'wishlist', 'latestOrder'], {
    areas: ['account', 'checkout', 'forms'],
  }),
  customer('/user/settings', 'Settings', ['profile', 'sessions', 'reminders'], {
    areas: ['account', 'forms', 'games-pages'],
    calls,
  }),
  customer('/user/addresses', 'Addresses', ['addresses'], { query: ['edit'], calls }),
  customer('/user/change-password', 'ChangePassword', ['profile']),
  page('/Wishlists', 'Wishlist', {
    query: ['page'],
    own: (auth, { query, saved }) => wishlistPageCalls(auth, query, saved),
  }),
];
