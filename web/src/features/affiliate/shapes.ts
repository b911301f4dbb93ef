// What the calls about partners answer and take.

export type AffiliateStatus = 'pending' | 'active' | 'rejected' | 'suspended' | 'left';
export type CommissionStatus = 'pending' | 'approved' | 'paid' | 'rejected' | 'cancelled' | 'reversed' | 'held';
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
  company: string | null;
  webAddress: string | null;
  channels: Channel[];
  countryIds: number[];
  promotion: string | null;
  timeZone: string;
  payout: { masked: string; holder: string; changedAt: string } | null;
  emails: { commissions: boolean; statements: boolean };
  termsVersion: number;
  termsCurrent: boolean;
  createdAt: string;
};

export type ProgrammeRate = { label: string; percent: string };
export type Programme = {
  rates: ProgrammeRate[];
  windowDays: number;
  holdDays: number;
  minimumPayout: Amount[];
  countries: string[];
};
export type AdvancedProfile = AffiliateProfile & { programme: Programme; canPayOut: boolean };

export type Stats = {
  earnings: Amount[];
  pending: Amount[];
  paid: Amount[];
  clicks: number;
  conversions: number;
  /** In percent. */
  conversionRate: number;
  epc: Amount[];
};
export type TrafficSource = { source: string; clicks: number; conversions: number };
export type EarningsDay = { day: string; clicks: number; conversions: number; amounts: Amount[] };
export type TopEntry = { key: string; label: string; clicks: number; conversions: number; amounts: Amount[] };
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
  validFrom: string | null;
  validTo: string | null;
};

export type HoldReason = { code: string; text: string };
export type Commission = {
  id: number;
  status: CommissionStatus;
  orderNumber: string;
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
};
export type CommissionPage = { items: Commission[]; meta: { page: number; pageCount: number; itemCount: number } };

export type StatementRow = { year: number; month: number; currency: string; closing: Amount };

export type TrackingLink = { url: string; shortUrl: string; qrSvg: string };

export type Figures = { clicks: number; conversions: number; revenue: Amount[]; commission: Amount[] };
export type AnalyticsRow = Figures & { key: string; label: string; before: Figures | null };
export type Analytics = { rows: AnalyticsRow[]; totals: Figures; before: Figures | null };

export type MediaItem = {
  id: number;
  name: string;
  text: string;
  link: string;
  price: string | null;
  pictures: { url: string; width: number; height: number; alt: string }[];
};
export type MediaKit = { products: MediaItem[]; feedUrl: string };
