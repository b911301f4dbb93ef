// What the API says of the prize wheel, of coupons, flash deals and reminders.
import type { Picture, ProductCard } from '@/api/types';

/** `odds` is the true chance of the next spin, from 0 to 1. */
export type WheelSegment = { label: string; colour: string; isPrize: boolean; odds: number };
export type WheelPrize = { code: string; label: string; expiresAt: string };
export type SpinResult = {
  segment: number;
  label: string;
  prize: WheelPrize | null;
  spinsLeft: number;
};
/** `last` is what this browser drew last today. */
export type Wheel = {
  id: number;
  segments: WheelSegment[];
  spinsLeft: number;
  endsAt: string | null;
  needsEmail: boolean;
  consentNeeded: boolean;
  last: SpinResult | null;
};

export type AccountCoupon = {
  code: string;
  title: string;
  description: string;
  validTo: string;
  minimumMinor: number | null;
  isUsed: boolean;
  isExpired: boolean;
};

export type Deal = {
  name: string;
  title: string;
  description: string;
  isRunning: boolean;
  startsAt: string | null;
  endsAt: string | null;
  products: ProductCard[];
  count: number;
};
export type DealPage = { serverNow: string; deals: Deal[] };

export type Reminder = {
  kind: 'stock-alert' | 'cart';
  id: number;
  title: string;
  path: string;
  picture: Picture | null;
  email: string;
  askedAt: string;
};
