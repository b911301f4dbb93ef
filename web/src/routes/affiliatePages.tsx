// The partner pages with their heads and form actions: one chunk that only partners download.
import type { ComponentType } from 'react';
import { Analytics } from '@/features/affiliate/Analytics';
import { ApplicationSubmitted } from '@/features/affiliate/ApplicationSubmitted';
import { Commissions } from '@/features/affiliate/Commissions';
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

function page(actions: Actions, Component: ComponentType, title: Title): LazyPage {
  return {
    Component,
    actions,
    head: accountHead((t) => (t as (id: Title) => string)(title)),
  };
}

export const pages = {
  Login: page(actions.Login, Login, 'affiliate-login-title'),
  Register: page(actions.Register, Register, 'affiliate-register-title'),
  ApplicationSubmitted: page({}, ApplicationSubmitted, 'affiliate-applied-title'),
  Dashboard: page({}, Dashboard, 'affiliate-nav-dashboard'),
  Links: page(actions.Links, Links, 'affiliate-nav-links'),
  Analytics: page({}, Analytics, 'affiliate-nav-analytics'),
  Discounts: page({}, Discounts, 'affiliate-nav-discounts'),
  Commissions: page({}, Commissions, 'affiliate-nav-commissions'),
  MediaKit: page({}, MediaKit, 'affiliate-nav-media-kit'),
  Profile: page(actions.Profile, Profile, 'affiliate-nav-profile'),
} satisfies Record<string, LazyPage>;
