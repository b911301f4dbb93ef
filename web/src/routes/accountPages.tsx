// The components of the pages around an account, and what their forms do: one chunk that only their visitors download.
import { Addresses } from '@/features/account/Addresses';
import { ChangePassword } from '@/features/account/ChangePassword';
import { ForgotPassword, ResetPassword } from '@/features/account/Forgotten';
import { Login } from '@/features/account/Login';
import { Overview } from '@/features/account/Overview';
import { Register } from '@/features/account/Register';
import { Settings } from '@/features/account/Settings';
import { ConfirmEmail, VerifyEmail } from '@/features/account/TokenPage';
import { Reminders } from '@/features/games/Reminders';
import { ConfirmNewsletter, ForgetStockAlerts, Unsubscribe } from '@/features/newsletter/EmailLinkPage';
import { useKeptCount } from '@/features/wishlist/store';
import { Wishlist } from '@/features/wishlist/Wishlist';
import { accountActions as actions } from './accountActions';

function OverviewPage() {
  return <Overview wishes={useKeptCount()} />;
}

function SettingsPage() {
  return <Settings reminders={<Reminders />} />;
}

export const accountActions = actions;

export const accountPages = {
  Login,
  Register,
  ForgotPassword,
  ResetPassword,
  VerifyEmail,
  ConfirmEmail,
  ConfirmNewsletter,
  Unsubscribe,
  ForgetStockAlerts,
  Overview: OverviewPage,
  Settings: SettingsPage,
  Addresses,
  ChangePassword,
  Wishlist,
};
