// The partner pages with their calls, heads and form actions: one chunk that only partners download.
import type { ComponentType } from 'react';
import type { Calls } from '@/api/get';
import { Analytics } from '@/features/affiliate/Analytics';
import { Applied } from '@/features/affiliate/Applied';
import { Commissions } from '@/features/affiliate/Commissions';
import { affiliateCalls, type OwnName } from '@/features/affiliate/calls';
import { Dashboard } from '@/features/affiliate/Dashboard';
import { Discounts } from '@/features/affiliate/Discounts';
import { Links } from '@/features/affiliate/Links';
import { Login } from '@/features/affiliate/Login';
import { MediaKit } from '@/features/affiliate/MediaKit';
import { Profile } from '@/features/affiliate/Profile';
import { Register } from '@/features/affiliate/Register';
import type { MessageId } from '@/lib/messages';
import { accountHead } from './accountHead';
import type { Actions } from './actions';
import { affiliateActions as actions } from './affiliateActions';
import type { LazyPage } from './lazyPage';

type Title = Extract<MessageId, `affiliate-${string}-title` | `affiliate-nav-${string}`>;

/** `own` are the calls about the partner in addition to the profile call; a page without them is for guests. */
function page(actions: Actions, Component: ComponentType, title: Title, own?: readonly OwnName[]): LazyPage {
  return {
    Component,
    actions,
    own: (auth, { query }): Calls => (auth && own ? affiliateCalls(auth, query, own) : {}),
    head: accountHead((t) => (t as (id: Title) => string)(title)),
  };
}

export const pages = {
  Login: page(actions.Login, Login, 'affiliate-login-title'),
  Register: page(actions.Register, Register, 'affiliate-register-title'),
  Applied: page({}, Applied, 'affiliate-applied-title'),
  Dashboard: page({}, Dashboard, 'affiliate-nav-dashboard', ['dashboard']),
  Links: page(actions.Links, Links, 'affiliate-nav-links', ['discounts']),
  Analytics: page({}, Analytics, 'affiliate-nav-analytics', ['analytics']),
  Discounts: page({}, Discounts, 'affiliate-nav-discounts', ['discounts']),
  Commissions: page({}, Commissions, 'affiliate-nav-commissions', ['commissions', 'discounts', 'statements']),
  MediaKit: page({}, MediaKit, 'affiliate-nav-media-kit', ['mediaKit']),
  Profile: page(actions.Profile, Profile, 'affiliate-nav-profile', ['advanced']),
} satisfies Record<string, LazyPage>;
