// The chunk of order pages, from the cart to the account.
import { defineChunk } from '@/lib/chunks';

export const orderChunk = defineChunk('src/routes/checkoutPages.tsx', () => import('./checkoutPages'));
