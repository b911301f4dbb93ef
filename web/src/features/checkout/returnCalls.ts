// The API calls of the page that payment providers redirect back to.
import { get } from '@/api/get';

export const resultCalls = (payment: string) => ({ result: get('/api/payments/result', { query: { payment } }) });
