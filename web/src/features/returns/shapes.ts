// The API's types for returns.
import type { components } from '@/api/generated';

type Schemas = components['schemas'];

/** An order by its link's token, or by its number for a signed-in customer. */
export type OrderName = { order?: string; invoice?: string };

export type ReturnReason = Schemas['ReturnReason'];
export type ReturnableLine = Schemas['ReturnableLine'];
/** `until` and `withdrawalUntil` are dates in the page's language; null when the period is over. */
export type ReturnOptions = Schemas['ReturnOptions'];
export type ReturnPreview = Schemas['ReturnPreview'];
export type ReturnStep = Schemas['ReturnStep'];
export type ReturnView = Schemas['ReturnView'];
export type OrderReturns = Schemas['OrderReturns'];
