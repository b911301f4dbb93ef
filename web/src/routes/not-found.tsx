// The not-found page.
import type { PageRoute } from '@/lib/page';

function NotFoundPage() {
  return <h1>NotFound</h1>;
}

export const route: PageRoute = {
  path: '*',
  areas: [],
  plan: () => [],
  Component: NotFoundPage,
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
