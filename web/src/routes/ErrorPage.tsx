// Shown instead of a page that is missing, failed to load, or threw while rendering.
import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { NotFound } from '@/features/system/NotFound';
import { PageError } from '@/features/system/PageError';
import { useErrorReference } from '@/lib/clientEvents';
import { showHead } from '@/lib/document-head';
import { plainHead } from '@/lib/heads';
import { type Translate, useT } from '@/lib/i18n';
import { type Head, usePage } from '@/lib/page';
import { withoutPrefix } from '@/lib/paths';
import { useShop } from '@/lib/shop';
import { isResponseError } from './errors';

/** Rendered within the layout, which keeps the navigation available. */
export function ErrorPage() {
  const { path, query } = usePage();
  return <ErrorContent path={path} again={query.size > 0 ? `${path}?${query}` : path} />;
}

/** Used when the layout itself cannot be rendered. */
export function LayoutErrorPage() {
  const { pathname, search } = useLocation();
  const { prefix } = useShop();
  return (
    <main id="main" tabIndex={-1}>
      <ErrorContent path={withoutPrefix(prefix, pathname) ?? pathname} again={pathname + search} />
    </main>
  );
}

function ErrorContent({ path, again }: { path: string; again: string }) {
  const t = useT();
  const shop = useShop();
  const error = useRouteError();
  const status = statusOf(error);
  const reference = useErrorReference(error);
  // For an error while rendering, which is not the router's: the page's head is shown by now. Once it renders, its own replaces it.
  useEffect(() => showHead(errorHead(status, path, t), shop), [status, path, t, shop]);
  return status === 404 ? (
    <NotFound path={path} />
  ) : (
    <PageError again={again} requestId={requestIdOf(error) ?? reference} />
  );
}

export function statusOf(error: unknown): number {
  return isResponseError(error) ? error.status : 500;
}

function requestIdOf(error: unknown): string | null {
  return isResponseError(error) ? (error.data?.requestId ?? null) : null;
}

export function errorHead(status: number, path: string, t: Translate): Head {
  const head =
    status === 404
      ? plainHead(t('seo-not-found-title'), t('not-found-text'), path)
      : plainHead(t('seo-failed-title'), t('failed-text'), path);
  return { ...head, robots: 'noindex' };
}
