// The route table as react-router's route objects, within one layout route. Order does not matter, because the router ranks
// routes.
import type { RouteObject } from 'react-router';
import { setOwnParameters } from '@/lib/paths';
import { accountRoutes } from './account';
import { affiliateRoutes } from './affiliate';
import { brandRoute } from './brand';
import { brandsRoute } from './brands';
import { loadLayout } from './browserLoader';
import { categoriesRoute } from './categories';
import { categoryRoutes } from './category';
import { checkoutRoutes } from './checkout';
import { collectionRoute } from './collection';
import { contentRoutes } from './content';
import type { PageRoute } from './definePage';
import { LayoutErrorPage } from './ErrorPage';
import { eventRoutes } from './events';
import { gameRoutes } from './games';
import { homeRoute } from './home';
import { Layout } from './Layout';
import { notFoundRoute } from './notFound';
import { orderRoutes } from './orders';
import { productRoutes } from './product';
import { returnRoutes } from './returns';
import { searchRoute } from './search';
import { selectionRoutes } from './selections';
import { sellerRoutes } from './sellers';

export const pageRoutes: readonly PageRoute[] = [
  homeRoute,
  categoriesRoute,
  ...categoryRoutes,
  brandsRoute,
  brandRoute,
  collectionRoute,
  ...selectionRoutes,
  searchRoute,
  ...productRoutes,
  ...checkoutRoutes,
  ...accountRoutes,
  ...affiliateRoutes,
  ...orderRoutes,
  ...returnRoutes,
  ...gameRoutes,
  ...eventRoutes,
  ...sellerRoutes,
  ...contentRoutes,
];

setOwnParameters(pageRoutes.flatMap(({ handle }) => handle.spec.query ?? []));

/** The layout route around these pages. */
export function layoutRoute(pages: readonly PageRoute[]): RouteObject {
  return {
    id: 'layout',
    loader: loadLayout,
    // Its response is served from the cache as long as it is fresh.
    shouldRevalidate: () => true,
    Component: Layout,
    ErrorBoundary: LayoutErrorPage,
    children: [...pages],
  };
}

export const routes: RouteObject[] = [layoutRoute([...pageRoutes, notFoundRoute])];
