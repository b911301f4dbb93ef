// The addresses of an order's files, typed by the API description: the invoice as a page and as a PDF, and the credit notes.
import { apiKey, apiUrl } from '@/api/get';
import type { Shop } from '@/lib/shop';

export type OrderFiles = { invoice: string; invoicePdf: string; creditNote(note: string): string };

/** Of an order that is opened by its secret link. */
export function filesByLink(token: string, shop: Shop): OrderFiles {
  const params = { token };
  return {
    invoice: apiKey(apiUrl('/api/order/by-link/{token}/invoice', { params }), shop),
    invoicePdf: apiKey(apiUrl('/api/order/by-link/{token}/invoice.pdf', { params }), shop),
    creditNote: (note) =>
      apiKey(apiUrl('/api/order/by-link/{token}/credit-note/{note}', { params: { token, note } }), shop),
  };
}

/** Of the signed-in customer's own order. */
export function ownFiles(number: string, shop: Shop): OrderFiles {
  const params = { number };
  return {
    invoice: apiKey(apiUrl('/api/order/{number}/invoice', { params }), shop),
    invoicePdf: apiKey(apiUrl('/api/order/{number}/invoice.pdf', { params }), shop),
    creditNote: (note) => apiKey(apiUrl('/api/order/{number}/credit-note/{note}', { params: { number, note } }), shop),
  };
}
