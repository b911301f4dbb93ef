// The page of one brand.
import type { PageRoute } from '@/lib/page';

function BrandPage() {
  return <h1>Brand</h1>;
}

export const route: PageRoute = {
  path: '/brands/:slug',
  areas: [],
  plan: () => [],
  Component: BrandPage,
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
