// The page of one product, under both of its URLs. Its head is in its chunk, because this module is part of every first page.
import { get } from '@/api/get';
import { defineChunk } from '@/lib/chunks';
import { definePage, lazyComponent, route } from './definePage';
import { movedTo } from './moved';

const chunk = defineChunk('src/routes/productPage.tsx', () => import('./productPage'));

const page = definePage({
  // The selection: colour, size, and the product's further option (`parameterOf`).
  query: ['color', 'size', 'option'],
  cache: 'public',
  areas: ['product', 'cart'],
  calls: ({ params: { slug = '' } }) => ({
    product: get('/api/product/web/by-slug/{slug}', { params: { slug } }),
    sizes: get('/api/content/size-tables', { query: { product: slug } }),
  }),
  head: (loaded) => chunk.loaded().productHead(loaded, loaded.data.product),
  // The URL below a category is an alias as long as the slug is current: its canonical link is the plain URL.
  redirect: ({ params, query, data }) => movedTo(`/product/${params.slug}`, data.product.path, query),
});

export type ProductLoader = typeof page.loader;

const component = lazyComponent(chunk, ({ ProductPage }) => ProductPage);

export const productRoutes = ['/product/:slug', '/product/:category/:slug'].map((path) => route(path, page, component));
