// Pages of which the first page's code contains only the routes: their heads, forms and calls about the visitor are in their
// chunk. For pages that few visitors open.
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { type Chunk, loadForNavigation } from '@/lib/chunks';
import type { Head, LoadedPage } from '@/lib/page';
import type { Actions } from './actions';
import { loadInBrowser } from './browserLoader';
import { definePage, lazyComponent, type PageRoute, route } from './definePage';
import type { PageSpec } from './pageData';

export type LazyPage = Pick<PageSpec, 'own' | 'status'> & {
  Component: ComponentType;
  head(page: LoadedPage): Head;
  actions?: Actions;
};

/** What must be known about a page without its chunk. `own` is false if the page makes no calls about the visitor. */
export type Known = Pick<PageSpec, 'areas' | 'query' | 'cache' | 'role' | 'layout'> &
  Partial<Pick<PageSpec, 'calls'>> & { own?: false };

export function lazyPage<N extends string>(
  chunk: Chunk<{ pages: Readonly<Record<N, LazyPage>> }>,
  path: string,
  name: N,
  { calls, own, ...known }: Known,
): PageRoute {
  const loaded = () => chunk.loaded().pages[name];
  const page = definePage({
    ...known,
    calls: calls ?? (() => ({})),
    own: own === false ? undefined : (auth, request) => loaded().own?.(auth, request) ?? {},
    status: (at) => loaded().status?.(at) ?? 200,
    head: (at) => loaded().head(at),
  });
  const loader = async (args: LoaderFunctionArgs) => {
    const code = loadForNavigation(chunk);
    const [data] = await Promise.all([loadInBrowser(page.spec, args, code), code]);
    return data;
  };
  return {
    ...route(path, page, {
      ...lazyComponent(chunk, ({ pages }) => pages[name].Component),
      actions: async () => (await chunk.load()).pages[name].actions ?? {},
    }),
    loader: Object.assign(loader, { hydrate: page.loader.hydrate }),
  };
}
