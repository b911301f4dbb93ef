// The routes for becoming a seller and for the list of sellers.
import { get } from '@/api/get';
import { defineChunk } from '@/lib/chunks';
import { lazyPage } from './lazyPage';

const chunk = defineChunk('src/routes/sellerPages.tsx', () => import('./sellerPages'));

export const sellerRoutes = [
  lazyPage(chunk, '/become-a-seller', 'apply', {
    query: ['done'],
    cache: 'public',
    areas: ['sellers', 'forms', 'account'],
    /** For `useCountries`. */
    calls: () => ({ countries: get('/api/country/getAllActiveData') }),
  }),
  lazyPage(chunk, '/global-sellers', 'list', {
    cache: 'public',
    areas: ['sellers'],
    calls: () => ({ sellers: get('/api/seller/web/findAllActive') }),
  }),
];
