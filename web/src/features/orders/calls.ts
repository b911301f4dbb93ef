// The calls about orders.
import { get } from '@/api/get';
import type { Auth } from '@/lib/auth';

const take = 10;

export const orderCalls = {
  byLink: (token: string) => ({ order: get('/api/order/by-link/{token}', { params: { token } }) }),
  refundAccount: (token: string) => ({
    refund: get('/api/payments/refund-account/{token}', { params: { token } }),
  }),
  own: (number: string) => ({ order: get('/api/order/{number}', { params: { number } }) }),
  list: ({ id }: Auth, page: number) => ({
    orders: get('/api/order/findAllDataByPagination', { query: { userId: id, page, take } }),
  }),
};

export type OrderCalls = ReturnType<typeof orderCalls.own>;
export type RefundAccountCalls = ReturnType<typeof orderCalls.refundAccount>;
export type OrderListCalls = ReturnType<typeof orderCalls.list>;
