// Every address that nobody owns, and every one whose goods are gone.
import { NotFound } from '@/features/system/NotFound';
import { plainHead } from '@/lib/heads';
import type { PageRoute } from '@/lib/page';

export const route: PageRoute = {
  path: '*',
  areas: [],
  plan: () => [],
  Component: NotFound,
  head: ({ path, t }) => ({
    ...plainHead(t('seo-not-found-title'), t('not-found-text'), path),
    robots: 'noindex',
  }),
};
