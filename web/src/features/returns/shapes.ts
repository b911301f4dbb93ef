// What the API says of returns.
import type { Picture } from '@/api/types';

/** An order by its link's token, or by its number for whoever is signed in. */
export type OrderName = { order?: string; invoice?: string };

export type ReturnReason = {
  code: string;
  label: string;
  needsPhotos: boolean;
  isAllowed: boolean;
  note: string | null;
};
export type ExchangeChoice = { variantId: number; size: string | null; color: string | null; available: boolean };
export type ReturnableLine = {
  position: number;
  name: string;
  brand: string | null;
  picture: Picture | null;
  size: string | null;
  color: string | null;
  quantity: number;
  /** How many of them can still be sent back. */
  returnable: number;
  /** How many are in an open return; of a withdrawal `returnable` counts them, too. */
  requested: number;
  unitMinor: number;
  exchanges: ExchangeChoice[];
};

/** `until` and `withdrawalUntil` are dates in the page's language; null when that is over. `why` says why nothing, or only some of it, can be
 * sent back. `wantsAccount`: the money goes to a bank account, for which an e-mail asks. */
export type ReturnOptions = {
  number: string;
  invoiceNumber: string | null;
  email: string | null;
  placedOn: string;
  lines: ReturnableLine[];
  reasons: ReturnReason[];
  ways: { code: string; label: string; text: string }[];
  until: string | null;
  withdrawalUntil: string | null;
  why: string | null;
  wantsAccount: boolean;
};

/** `lost` is what offers and goals no longer give for what is kept. */
export type ReturnPreview = {
  refundMinor: number;
  shippingRefundMinor: number;
  lost: { title: string; amountMinor: number }[];
  keptMinor: number;
};

export type ReturnStep = { status: string; label: string; at: string | null; isDone: boolean };
export type ReturnView = {
  number: string;
  kind: 'return' | 'withdrawal';
  status: string;
  steps: ReturnStep[];
  lines: {
    position: number;
    name: string;
    size: string | null;
    quantity: number;
    reason: string | null;
    exchange: string | null;
  }[];
  refundMinor: number;
  reasonRefused: string | null;
  labelPath: string | null;
  declaredAt: string | null;
  canWithdraw: boolean;
};
export type OrderReturns = { number: string; invoiceNumber: string | null; returns: ReturnView[] };
