// Response types of the affiliate API, by the names used here.
import type { components } from '@/api/generated';
import type { Meta } from '@/api/types';

type Schemas = components['schemas'];

export type AffiliateStatus = Schemas['AffiliateStatus'];
/** In minor units, and as formatted text. */
export type Amount = Schemas['AffiliateAmount'];
export type Channel = Schemas['AffiliateChannel'];
export type AffiliateProfile = Schemas['AffiliateProfile'];
export type AdvancedProfile = Schemas['AdvancedProfile'];
export type Programme = Schemas['AffiliateProgramme'];
export type ProgrammeRate = Schemas['AffiliateRate'];

export type Figures = Schemas['AffiliateFigures'];
/** Earned, pending and paid are all-time totals; all other figures are for the requested days. */
export type Stats = Schemas['AffiliateStats'];
export type EarningsDay = Schemas['AffiliateEarningsDay'];
export type TopEntry = Schemas['AffiliateTopEntry'];
export type Dashboard = Schemas['AffiliateDashboard'];
export type AnalyticsRow = Schemas['AffiliateAnalyticsRow'];
export type Analytics = Schemas['AffiliateAnalytics'];

export type Discount = Schemas['AffiliateDiscountView'];
export type Commission = Schemas['AffiliateCommission'];
export type CommissionPage = { items: Commission[]; meta: Meta | null };
export type StatementMonth = Schemas['StatementMonth'];

export type TrackingLink = Schemas['TrackingUrl'];
/** `description` is HTML. */
export type MediaItem = Schemas['MediaKitProduct'];
export type MediaKit = { items: MediaItem[]; meta: Meta | null };
