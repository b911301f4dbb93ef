// The code shared by category, brand, collection, search, new and reduced pages.
import { defineChunk } from '@/lib/chunks';

export const listingChunk = defineChunk('src/routes/listingPages.tsx', () => import('./listingPages'));
