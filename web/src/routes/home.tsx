// The home page.
import type { PageRoute } from '@/lib/page';

function HomePage() {
  return <h1>Home</h1>;
}

export const route: PageRoute = {
  path: '/',
  areas: [],
  plan: () => [],
  Component: HomePage,
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
