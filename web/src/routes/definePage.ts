// Converts a page's declaration to react-router's route object.
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, NonIndexRouteObject } from 'react-router';
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

type LoadComponent = () => Promise<ComponentType>;
type Part = ({ Component: ComponentType } | { chunk: Chunk; load: LoadComponent }) & {
  actions?: () => Promise<Actions>;
};

/** A component of a chunk: react-router loads it in parallel with the page's data, and again after a failure. */
export function lazyComponent<M>(chunk: Chunk<M>, componentOf: (module: M) => ComponentType) {
  return { chunk, load: async () => componentOf(await loadForNavigation(chunk)) };
}

/** Loads the component of a page that is rendered without a navigation: on the server, and when hydrating. */
export async function resolveLazy(page: PageRoute): Promise<void> {
  const load = typeof page.lazy === 'object' ? (page.lazy.Component as LoadComponent | undefined) : undefined;
  if (load) Object.assign(page, { Component: await load(), lazy: undefined });
}

/** Matches case-insensitively. The id is the same on the server and in the browser. */
export function route<C extends Calls>(path: string, page: PageDefinition<C>, part: Part): PageRoute {
  const actions = async () => ({ ...(await import('./layoutActions')).layoutActions, ...(await part.actions?.()) });
  return {
    id: path,
    path,
    loader: page.loader,
    // After a form, a page that is the same for everybody need not be loaded again, unless it leads to another one.
    shouldRevalidate: ({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && !(formMethod && isForEverybody(page.spec) && currentUrl.href === nextUrl.href),
    action: async (args) => (await import('./runAction')).runAction(page.spec, actions, args),
    handle: { spec: page.spec as unknown as PageSpec, chunk: 'chunk' in part ? part.chunk : undefined, actions },
    ErrorBoundary: ErrorPage,
    // An object of this route's own, because the router changes it.
    ...('load' in part ? { lazy: { Component: part.load } } : { Component: part.Component }),
  };
}

function isForEverybody({ own, role }: Pick<PageSpec, 'own' | 'role'>): boolean {
  return own === undefined && role === undefined;
}
