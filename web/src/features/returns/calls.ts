// The calls about returns and withdrawals of one order.
import { type Call, type Calls, get } from '@/api/get';
import type { OrderView } from '@/api/types';
import type { Params } from '@/lib/page';
import { chosenOf, hasChosen, selectionParams } from './selection';
import type { OrderName, OrderReturns, ReturnOptions, ReturnPreview } from './shapes';

/** The order of a page: by its number in the signed-in area, otherwise by its link. Null when it is not known yet. */
export function orderNameOf(query: URLSearchParams, params: Params, isOwn: boolean): OrderName | null {
  if (isOwn) return { invoice: params.invoice ?? '' };
  const order = query.get('order');
  return order ? { order } : null;
}

export const returnCalls = {
  /** The returnable items, and the refund for the selected ones. */
  options: (name: OrderName | null, kind: 'return' | 'withdrawal', query: URLSearchParams): Calls => {
    if (!name) return {};
    const chosen = hasChosen(query) ? chosenOf(query) : [];
    return {
      options: get('/api/return/options', { query: { ...name, kind } }),
      ...(chosen.length > 0 && {
        preview: get('/api/return/preview', { query: { ...name, ...selectionParams(chosen), kind } }),
      }),
    };
  },
  status: (number: string, order: string | null): Calls => ({
    returns: get('/api/return/{number}', { params: { number }, query: order ? { order } : {} }),
  }),
  track: (order: string | null): Calls =>
    order ? { order: get('/api/order/by-link/{token}', { params: { token: order } }) } : {},
};

export type TrackCalls = { order: Call<OrderView> };
export type OptionCalls = { options: Call<ReturnOptions>; preview: Call<ReturnPreview> };
export type StatusCalls = { returns: Call<OrderReturns> };
