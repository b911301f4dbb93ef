// From a page's declaration to react-router's route object.
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, NonIndexRouteObject } from 'react-router';
import type { Answered, Calls } from '@/api/get';
import type { WithOwn } from '@/api/own';
import { loadChunk } from '@/lib/chunks';
import type { Actions } from './actions';
import { loadInBrowser } from './browserLoader';
import { ErrorPage } from './ErrorPage';
import type { PageSpec } from './pageData';

/** `loader` is what react-router calls in the browser; the renderer reads `spec`. */
export type PageDefinition<C extends Calls> = {
  spec: PageSpec<C>;
  loader: ((args: LoaderFunctionArgs) => Promise<Answered<C> & WithOwn>) & { hydrate?: boolean };
};

export function definePage<C extends Calls>(spec: PageSpec<C>): PageDefinition<C> {
  const loader = (args: LoaderFunctionArgs) => loadInBrowser(spec, args);
  // What belongs to a person is not in the document, so the loader runs for it, too.
  return { spec, loader: Object.assign(loader, { hydrate: spec.own !== undefined }) };
}

/**
 * The code of an area's pages, apart from the first page's. `module` is its name in the build's manifest, where documents find what
 * to preload; `load` is an `import()` written out, so that the build makes a chunk of it.
 */
export type Chunk<M = unknown> = { module: string; load(): Promise<M> };
/** `actions` are those of the page's own forms; every page has the layout's besides. */
export type PageHandle = { spec: PageSpec; chunk?: Chunk; actions(): Promise<Actions> };
export type PageRoute = NonIndexRouteObject & { id: string; path: string; handle: PageHandle };

type Part = ({ Component: ComponentType } | { lazy: { Component: () => Promise<ComponentType> }; chunk: Chunk }) & {
  actions?: () => Promise<Actions>;
};

/** A component of a chunk: the browser fetches it when its page is asked for, on the server it is there from the start. */
export function lazyComponent<M>(chunk: Chunk<M>, componentOf: (module: M) => ComponentType): Part {
  // A route whose component is missing shows nothing at all; one whose component throws shows its error page.
  const load = async () => {
    try {
      return componentOf(await loadChunk(chunk.load));
    } catch (error) {
      return () => {
        throw error;
      };
    }
  };
  return { lazy: { Component: load }, chunk };
}

/** Upper and lower case are the same path. The id is the same on the server and in the browser. */
export function route<C extends Calls>(path: string, { spec, loader }: PageDefinition<C>, part: Part): PageRoute {
  const isLazy = 'lazy' in part;
  const actions = async () => ({ ...(await import('./layoutActions')).layoutActions, ...(await part.actions?.()) });
  return {
    id: path,
    path,
    loader,
    action: async (args) => (await import('./runAction')).runAction(spec, actions, args),
    handle: { spec: spec as unknown as PageSpec, chunk: isLazy ? part.chunk : undefined, actions },
    ErrorBoundary: ErrorPage,
    ...(isLazy ? { lazy: part.lazy } : { Component: part.Component }),
  };
}
