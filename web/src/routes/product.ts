// The page of one product, under both of its addresses. Its head comes with its chunk: what is here is in every first page.
import { get } from '@/api/get';
import { defineChunk } from '@/lib/chunks';
import { definePage, lazyComponent, route } from './definePage';
import { movedTo } from './moved';

const chunk = defineChunk('src/routes/productPage.tsx', () => import('./productPage'));

const page = definePage({
  // What is chosen of the product: its colour, its size, and what else it may have (`parameterOf`).
  query: ['color', 'size', 'option'],
  cache: 'public',
  areas: ['product', 'cart'],
  calls: ({ params: { slug = '' } }) => ({
    product: get('/api/product/web/by-slug/{slug}', { params: { slug } }),
    sizes: get('/api/content/size-tables', { query: { product: slug } }),
  }),
  head: (loaded) => chunk.loaded().productHead(loaded, loaded.data.product),
  // The address below a category is an alias as long as the slug is current: its canonical link names the plain one.
  redirect: ({ params, query, data }) => movedTo(`/product/${params.slug}`, data.product.path, query),
});

export type ProductLoader = typeof page.loader;

const component = lazyComponent(chunk, ({ ProductPage }) => ProductPage);

export const productRoutes = ['/product/:slug', '/product/:category/:slug'].map((path) => route(path, page, component));
