// The page of one product, under both of its addresses.
import { get } from '@/api/get';
import { productHead } from '@/features/product/head';
import { PRODUCT_QUERY } from '@/lib/choice';
import { defineChunk } from '@/lib/chunks';
import { definePage, lazyComponent, route } from './definePage';
import { movedTo } from './moved';

const page = definePage({
  query: PRODUCT_QUERY,
  cache: 'public',
  areas: ['product', 'cart'],
  calls: ({ params: { slug = '' } }) => ({
    product: get('/api/product/web/by-slug/{slug}', { params: { slug } }),
    sizes: get('/api/content/size-tables', { query: { product: slug } }),
  }),
  head: (loaded) => productHead(loaded, loaded.data.product),
  // The address below a category is an alias as long as the slug is current: its canonical link names the plain one.
  redirect: ({ params, query, data }) => movedTo(`/product/${params.slug}`, data.product.path, query),
});

export type ProductLoader = typeof page.loader;

const chunk = defineChunk('src/routes/productPage.tsx', () => import('./productPage'));
const component = lazyComponent(chunk, ({ ProductPage }) => ProductPage);

export const productRoutes = ['/product/:slug', '/product/:category/:slug'].map((path) => route(path, page, component));
