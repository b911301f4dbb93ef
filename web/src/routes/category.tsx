// The page of one category, under both of its addresses.
import type { PageRoute } from '@/lib/page';

function CategoryPage() {
  return <h1>Category</h1>;
}

const route: Omit<PageRoute, 'path'> = {
  areas: [],
  plan: () => [],
  Component: CategoryPage,
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

export const routes: PageRoute[] = ['/category/:parent', '/category/:parent/:slug'].map((path) => ({ ...route, path }));
