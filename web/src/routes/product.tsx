// The page of one product, under both of its addresses.
import type { PageRoute } from '@/lib/page';

function ProductPage() {
  return <h1>Product</h1>;
}

const route: Omit<PageRoute, 'path'> = {
  areas: [],
  plan: () => [],
  Component: ProductPage,
  head: () => ({
    title: '',
    description: '',
    canonicalPath: '/',
    alternates: null,
    og: { type: 'website' },
    jsonLd: [],
    preload: [],
  }),
};

export const routes: PageRoute[] = ['/product/:slug', '/product/:category/:slug'].map((path) => ({ ...route, path }));
