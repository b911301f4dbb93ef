// The components of the pages of partners, and what their forms do: one chunk that only they download.
import { Analytics } from '@/features/affiliate/Analytics';
import { Applied } from '@/features/affiliate/Applied';
import { Commissions } from '@/features/affiliate/Commissions';
import { Dashboard } from '@/features/affiliate/Dashboard';
import { Discounts } from '@/features/affiliate/Discounts';
import { Links } from '@/features/affiliate/Links';
import { Login } from '@/features/affiliate/Login';
import { MediaKit } from '@/features/affiliate/MediaKit';
import { Profile } from '@/features/affiliate/Profile';
import { Register } from '@/features/affiliate/Register';
import { affiliateActions as actions } from './affiliateActions';

export const affiliateActions = actions;

export const affiliatePages = {
  Login,
  Register,
  Applied,
  Dashboard,
  Links,
  Analytics,
  Discounts,
  Commissions,
  MediaKit,
  Profile,
};
