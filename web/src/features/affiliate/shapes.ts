// What the calls about partners answer.
import type { Meta, Picture } from '@/api/types';

export type AffiliateStatus = 'pending' | 'active' | 'rejected' | 'suspended' | 'left';
export type Amount = { currency: string; minor: number; formatted: string };
export type Channel = { kind: string; address: string; followers: number };

export type AffiliateProfile = {
  id: number;
  userId: number;
  code: string;
  status: AffiliateStatus;
  statusReason: string | null;
  tier: string;
  name: string;
  kind: 'person' | 'company';
  company: string;
  webAddress: string;
  channels: Channel[];
  countryIds: number[];
  promotion: string;
  timeZone: string;
  payout: { masked: string; holder: string; changedAt: string } | null;
  emails: { commissions: boolean; statements: boolean };
  termsVersion: string;
  termsCurrent: boolean;
  createdAt: string;
};

/** For everything, or for what one of the others names. */
export type ProgrammeRate = {
  country: string | null;
  category: string | null;
  brand: string | null;
  product: string | null;
  basisPoints: number;
};
export type Programme = {
  rates: ProgrammeRate[];
  windowDays: number;
  holdDays: number;
  minimumPayout: Amount[];
  countries: string[];
  bonuses: { orders: number; amounts: Amount[] }[];
};
export type AdvancedProfile = AffiliateProfile & { programme: Programme; canPayOut: boolean };

export type Figures = {
  clicks: number;
  conversions: number;
  /** In percent. */
  conversionRate: number;
  revenue: Amount[];
  commission: Amount[];
  epc: Amount[];
};
/** `earnings`, `pending` and `paid` are of all time; the figures of the days that were asked for. */
export type Stats = Figures & { earnings: Amount[]; pending: Amount[]; paid: Amount[] };
export type TrafficSource = { source: string; clicks: number; conversions: number };
export type EarningsDay = { day: string; clicks: number; conversions: number; amounts: Amount[] };
export type TopEntry = { key: string; label: string; clicks: number; conversions: number; commission: Amount[] };
export type Dashboard = {
  stats: Stats;
  trafficSources: TrafficSource[];
  earningsData: EarningsDay[];
  topProducts: TopEntry[];
  topPages: TopEntry[];
};

export type Discount = {
  id: number;
  code: string;
  status: string;
  description: string;
  uses: number;
  revenue: Amount[];
  commission: Amount[];
  validFrom: string | null;
  validTo: string | null;
};

export type HoldReason = { code: string; text: string };
export type Commission = {
  id: number;
  status: string;
  /** `order`, `bonus` or `adjustment`. */
  kind: string;
  isHeld: boolean;
  orderNumber: string | null;
  orderedAt: string;
  country: string;
  currency: string;
  baseMinor: number;
  commissionAmount: string;
  commissionMinor: number;
  reversedMinor: number;
  holdUntil: string | null;
  holdReasons: HoldReason[];
  method: string;
  discountCode: string | null;
  note: string | null;
};
export type CommissionPage = { items: Commission[]; meta: Meta | null };

export type StatementMonth = { year: number; month: number; closing: Amount[] };

export type TrackingLink = { url: string; shortUrl: string; qrSvg: string };

export type AnalyticsRow = Figures & { key: string; label: string; before: Figures | null };
export type Analytics = { rows: AnalyticsRow[]; totals: Figures; before: Figures | null };

/** `description` is HTML. */
export type MediaItem = {
  id: number;
  name: string;
  brand: string | null;
  description: string;
  price: string;
  inStock: boolean;
  pictures: Picture[];
  link: string;
};
export type MediaKit = { items: MediaItem[]; meta: Meta | null };
