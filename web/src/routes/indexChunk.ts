// The code of the pages that list categories and brands.
import { defineChunk } from '@/lib/chunks';

export const indexChunk = defineChunk('src/routes/indexPages.tsx', () => import('./indexPages'));
