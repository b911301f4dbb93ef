// Pages of which the first page's code contains only the routes and their calls: their components, heads and forms are in their
// chunk. For pages that few visitors open.
import type { ComponentType } from 'react';
import type { Chunk } from '@/lib/chunks';
import type { Actions } from './actions';
import { definePage, lazyComponent, type PageRoute, route } from './definePage';
import type { PageSpec } from './pageData';

export type LazyPage = Pick<PageSpec, 'status' | 'head'> & {
  Component: ComponentType;
  actions?: Actions;
};

/** What must be known about a page without its chunk, so that its calls start together with the chunk. */
export type EagerPageSpec = Omit<PageSpec, 'calls' | 'status' | 'head' | 'redirect'> & Partial<Pick<PageSpec, 'calls'>>;

export function lazyPage<N extends string>(
  chunk: Chunk<{ pages: Readonly<Record<N, LazyPage>> }>,
  path: string,
  name: N,
  known: EagerPageSpec,
): PageRoute {
  const loaded = () => chunk.loaded().pages[name];
  const page = definePage({
    calls: () => ({}),
    ...known,
    status: (at) => loaded().status?.(at) ?? 200,
    head: (at) => loaded().head(at),
  });
  return route(path, page, {
    ...lazyComponent(chunk, ({ pages }) => pages[name].Component),
    actions: async () => (await chunk.load()).pages[name].actions ?? {},
  });
}
