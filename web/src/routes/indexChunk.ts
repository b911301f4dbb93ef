// The code of the pages that list categories and brands.

export const indexChunk = { module: 'src/routes/indexPages.tsx', load: () => import('./indexPages') };
