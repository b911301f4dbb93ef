// The categories page.
import type { PageRoute } from '@/lib/page';

function CategoriesPage() {
  return <h1>Categories</h1>;
}

export const route: PageRoute = {
  path: '/categories',
  areas: [],
  plan: () => [],
  Component: CategoriesPage,
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
