// Converts a page's declaration to react-router's route object.
import { type ComponentType, createElement } from 'react';
import type { LoaderFunction, LoaderFunctionArgs, NonIndexRouteObject } from 'react-router';
import type { Answered, Calls } from '@/api/get';
import type { WithOwn } from '@/api/own';
import { type Chunk, loadForNavigation } from '@/lib/chunks';
import type { Actions } from './actions';
import { loadInBrowser } from './browserLoader';
import { ErrorPage } from './ErrorPage';
import type { PageSpec } from './pageData';

/** react-router calls `loader` in the browser; the renderer reads `spec`. */
export type PageDefinition<C extends Calls> = {
  spec: PageSpec<C>;
  loader: ((args: LoaderFunctionArgs) => Promise<Answered<C> & WithOwn>) & { hydrate?: boolean };
};

export function definePage<C extends Calls>(spec: PageSpec<C>): PageDefinition<C> {
  const loader = (args: LoaderFunctionArgs) => loadInBrowser(spec, args);
  // Data of one visitor is not in a shared document, so the loader also runs on hydration to fetch it.
  return { spec, loader: Object.assign(loader, { hydrate: spec.own !== undefined }) };
}

/** `actions` are those of the page's own forms; the layout's actions are available on every page. */
export type PageHandle = { spec: PageSpec; chunk?: Chunk; actions(): Promise<Actions> };
export type PageRoute = NonIndexRouteObject & { id: string; path: string; handle: PageHandle };

type Part = { Component: ComponentType; chunk?: Chunk; actions?: () => Promise<Actions> };

/**
 * A component of a chunk that the page's loader loads in parallel with the data. react-router's `lazy` is not used: when a chunk
 * failed or there was no network, its navigation ended without the error page (`tests/e2e/shell.spec.ts`).
 */
export function lazyComponent<M>(chunk: Chunk<M>, componentOf: (module: M) => ComponentType): Part {
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a route, when its module is evaluated.
  return { Component: () => createElement(componentOf(chunk.loaded())), chunk };
}

/** Matches case-insensitively. The id is the same on the server and in the browser. */
export function route<C extends Calls>(path: string, page: PageDefinition<C>, part: Part): PageRoute {
  const { Component, chunk } = part;
  const actions = async () => ({ ...(await import('./layoutActions')).layoutActions, ...(await part.actions?.()) });
  return {
    id: path,
    path,
    loader: chunk ? withChunk(page.loader, chunk) : page.loader,
    // After a form, a page that is the same for everybody need not be loaded again, unless it leads to another one.
    shouldRevalidate: ({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && !(formMethod && isForEverybody(page.spec) && currentUrl.href === nextUrl.href),
    action: async (args) => (await import('./runAction')).runAction(page.spec, actions, args),
    handle: { spec: page.spec as unknown as PageSpec, chunk, actions },
    ErrorBoundary: ErrorPage,
    Component,
  };
}

function isForEverybody({ own, role }: Pick<PageSpec, 'own' | 'role'>): boolean {
  return own === undefined && role === undefined;
}

function withChunk(loader: PageDefinition<Calls>['loader'], chunk: Chunk): LoaderFunction {
  const load = async (args: LoaderFunctionArgs) => {
    const [data] = await Promise.all([loader(args), loadForNavigation(chunk)]);
    return data;
  };
  return Object.assign(load, { hydrate: loader.hydrate });
}
