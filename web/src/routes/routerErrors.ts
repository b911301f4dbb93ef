// The errors of the routes' loaders, by route id: react-router's hook for errors returns only that of the component's own route.
import { createContext } from 'react';
import type { StaticHandlerContext } from 'react-router';

/** Reads them from the router, which an entry creates outside of React. */
export const RouterErrorsContext = createContext<() => StaticHandlerContext['errors']>(() => null);
