// The account pages with their heads and form actions: one chunk that only their visitors download.
import { Addresses } from '@/features/account/Addresses';
import { ChangePassword } from '@/features/account/ChangePassword';
import { Login } from '@/features/account/Login';
import { Overview } from '@/features/account/Overview';
import { ForgotPassword, ResetPassword } from '@/features/account/PasswordReset';
import { Register } from '@/features/account/Register';
import { Settings } from '@/features/account/Settings';
import { ConfirmEmail, VerifyEmail } from '@/features/account/TokenPage';
import { Reminders } from '@/features/games/Reminders';
import { ConfirmNewsletter, DeleteStockAlerts, Unsubscribe } from '@/features/newsletter/EmailLinkPage';
import { useSavedCount } from '@/features/wishlist/store';
import { Wishlist } from '@/features/wishlist/Wishlist';
import type { Translate } from '@/lib/i18n';
import { accountActions as actions } from './accountActions';
import { accountHead } from './accountHead';
import type { Actions } from './actions';
import type { LazyPage } from './lazyPage';

function OverviewPage() {
  return <Overview wishes={useSavedCount()} />;
}

function SettingsPage() {
  return <Settings reminders={<Reminders />} />;
}

type Part = Pick<LazyPage, 'Component'> & { title: (t: Translate) => string };

function page(actions: Actions, { Component, title }: Part): LazyPage {
  return { Component, actions, head: accountHead(title) };
}

export const pages = {
  Login: page(actions.Login, { Component: Login, title: (t) => t('login-title') }),
  Register: page(actions.Register, { Component: Register, title: (t) => t('register-title') }),
  ForgotPassword: page(actions.ForgotPassword, { Component: ForgotPassword, title: (t) => t('forgot-title') }),
  ResetPassword: page(actions.ResetPassword, { Component: ResetPassword, title: (t) => t('reset-title') }),
  VerifyEmail: page(actions.VerifyEmail, { Component: VerifyEmail, title: (t) => t('verify-title') }),
  ConfirmEmail: page(actions.ConfirmEmail, { Component: ConfirmEmail, title: (t) => t('confirm-title') }),
  ConfirmNewsletter: page(actions.ConfirmNewsletter, {
    Component: ConfirmNewsletter,
    title: (t) => t('newsletter-confirm-title'),
  }),
  Unsubscribe: page(actions.Unsubscribe, { Component: Unsubscribe, title: (t) => t('unsubscribe-title') }),
  DeleteStockAlerts: page(actions.DeleteStockAlerts, {
    Component: DeleteStockAlerts,
    title: (t) => t('stock-alert-delete-title'),
  }),
  Overview: page(actions.Overview, {
    Component: OverviewPage,
    title: (t) => t('overview-title'),
  }),
  Settings: page(actions.Settings, {
    Component: SettingsPage,
    title: (t) => t('settings-title'),
  }),
  Addresses: page(actions.Addresses, { Component: Addresses, title: (t) => t('addresses-title') }),
  ChangePassword: page(actions.ChangePassword, { Component: ChangePassword, title: (t) => t('password-title') }),
  Wishlist: {
    Component: Wishlist,
    head: accountHead((t) => t('wishlist-title')),
  },
} satisfies Record<string, LazyPage>;
