// The failed page.
import type { PageRoute } from '@/lib/page';

function FailedPage() {
  return <h1>Failed</h1>;
}

export const route: PageRoute = {
  path: '*',
  areas: [],
  plan: () => [],
  Component: FailedPage,
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
