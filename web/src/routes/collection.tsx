// The page of one collection.
import type { PageRoute } from '@/lib/page';

function CollectionPage() {
  return <h1>Collection</h1>;
}

export const route: PageRoute = {
  path: '/collection/:slug',
  areas: [],
  plan: () => [],
  Component: CollectionPage,
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
