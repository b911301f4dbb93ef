// The API's types for the prize wheel, coupons, flash deals and reminders.
import type { components } from '@/api/generated';

type Schemas = components['schemas'];

export type Wheel = Schemas['WheelView'];
/** `odds` is the true chance of the next spin, from 0 to 1. */
export type WheelSegment = Schemas['WheelSegment'];
export type SpinResult = Schemas['SpinResult'];
export type AccountCoupon = Schemas['AccountCoupon'];
export type Deal = Schemas['RunningDeal'];
export type Reminder = Schemas['Reminder'];
