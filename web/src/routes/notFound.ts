// The catch-all route for URLs that match no page.
import { redirectDocument } from 'react-router';
import { wholeSearch } from '@/lib/addressBar';
import { plainHead } from '@/lib/heads';
import { definePage, route } from './definePage';
import { responseError } from './errors';

const page = definePage({
  areas: [],
  calls: () => ({}),
  head: ({ path, t }) => ({
    ...plainHead(t('seo-not-found-title'), t('not-found-text'), path),
    robots: 'noindex',
  }),
});

/** Only the server knows its other URLs, so the document is requested from it. */
const loader: typeof page.loader = async ({ request }) => {
  const { origin, pathname } = window.location;
  if (request.url === origin + pathname + wholeSearch() || !navigator.onLine) throw responseError(404);
  throw redirectDocument(request.url);
};

export const notFoundRoute = route('*', { ...page, loader }, { Component: () => null });
