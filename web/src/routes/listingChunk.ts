// The code that category, brand and collection pages share.
import { defineChunk } from '@/lib/chunks';

export const listingChunk = defineChunk('src/routes/listingPages.tsx', () => import('./listingPages'));
