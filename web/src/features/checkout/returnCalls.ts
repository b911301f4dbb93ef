// What the page asks that a provider sends a shopper back to.
import { get } from '@/api/get';

export const resultCalls = (payment: string) => ({ result: get('/api/payments/result', { query: { payment } }) });
