// The code that category, brand and collection pages share.

export const listingChunk = { module: 'src/routes/listingPages.tsx', load: () => import('./listingPages') };
