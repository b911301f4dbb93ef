// The router's current page, which components read through `usePage`.
import { useContext, useMemo } from 'react';
import { useLocation, useMatches, useRouteLoaderData } from 'react-router';
import type { Answered, Calls } from '@/api/get';
import { useT } from '@/lib/i18n';
import type { LoadedPage, Page } from '@/lib/page';
import { useShop } from '@/lib/shop';
import type { PageHandle } from './definePage';
import { errorHead, statusOf } from './ErrorPage';
import { type LayoutData, type PageSpec, requestOf } from './pageData';
import { RouterErrorsContext } from './routerErrors';

/** Caches heads by the data they were made from: the renderer needs its page's head twice. */
const described = new WeakMap<object, Page>();

/** `data` is what the page's loader returned. */
export function describePage(spec: PageSpec, loaded: LoadedPage, data: Answered<Calls>): Page {
  const known = described.get(data);
  if (known && known.path === loaded.path && known.query.toString() === loaded.query.toString()) return known;
  const page = { ...loaded, data };
  const { path, params, query } = loaded;
  const made = { path, params, query, head: spec.head(page), status: spec.status?.(page) ?? 200 };
  described.set(data, made);
  return made;
}

/** The page when its loader returned no data: an error page. */
export function describeError({ path, params, query, t }: LoadedPage, status: number): Page {
  return { path, params, query, head: errorHead(status, path, t), status };
}

export function useCurrentPage(): Page {
  const t = useT();
  const shop = useShop();
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const navigation = useRouteLoaderData<LayoutData>('layout')?.navigation ?? null;
  const error = useContext(RouterErrorsContext)()?.[match?.id ?? ''];
  return useMemo(() => {
    if (!match) throw new Error('the layout is rendered without a page');
    const { spec } = match.handle as PageHandle;
    const loaded = { ...requestOf(spec, pathname + search, match.params, shop), navigation, t };
    const data = match.loaderData as Answered<Calls> | undefined;
    try {
      return data ? describePage(spec, loaded, data) : describeError(loaded, statusOf(error));
    } catch (failure) {
      // An error while building the head must not unmount the layout.
      reportError(failure);
      return describeError(loaded, 500);
    }
  }, [match, error, pathname, search, navigation, shop, t]);
}
