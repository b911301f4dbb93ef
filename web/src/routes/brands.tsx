// The brands page.
import type { PageRoute } from '@/lib/page';

function BrandsPage() {
  return <h1>Brands</h1>;
}

export const route: PageRoute = {
  path: '/brands',
  areas: [],
  plan: () => [],
  Component: BrandsPage,
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
