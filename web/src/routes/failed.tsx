// What is shown when a page's data could not be had. No URL leads here.
import { Failed } from '@/features/system/Failed';
import { plainHead } from '@/lib/heads';
import type { PageRoute } from '@/lib/page';

export const route: PageRoute = {
  path: '*',
  areas: [],
  plan: () => [],
  Component: Failed,
  head: ({ path, t }) => ({
    ...plainHead(t('seo-failed-title'), t('failed-text'), path),
    robots: 'noindex',
  }),
};
