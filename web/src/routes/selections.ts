// The pages of new and of reduced products of the whole shop.
import { listingCalls, type Scope } from '@/features/listing/calls';
import { listingHead } from '@/features/listing/head';
import { LISTING_QUERY, parseListing } from '@/features/listing/state';
import { pageStatus } from '@/features/listing/status';
import { sharedPathAlternates } from '@/lib/heads';
import { definePage, lazyComponent, route } from './definePage';
import { listingChunk } from './listingChunk';

export type Selection = { scope: Scope; path: string; name: 'menu-new' | 'menu-reduced' };

export const newSelection: Selection = { scope: { kind: 'new' }, path: '/new', name: 'menu-new' };
export const reducedSelection: Selection = { scope: { kind: 'reduced' }, path: '/sale', name: 'menu-reduced' };

function selectionPage({ scope, path, name }: Selection) {
  return definePage({
    query: LISTING_QUERY,
    cache: 'public',
    areas: ['listing'],
    calls: ({ query }) => listingCalls(scope, parseListing(query)),
    head: (loaded) => {
      const title = loaded.t(name);
      const alternates = sharedPathAlternates(path, loaded.navigation);
      return listingHead(loaded, {
        path,
        title,
        description: '',
        crumbs: [{ name: title, path }],
        picture: null,
        alternates,
      });
    },
    status: pageStatus,
  });
}

export type SelectionLoader = ReturnType<typeof selectionPage>['loader'];

export const selectionRoutes = [
  route(
    newSelection.path,
    selectionPage(newSelection),
    lazyComponent(listingChunk, ({ NewPage }) => NewPage),
  ),
  route(
    reducedSelection.path,
    selectionPage(reducedSelection),
    lazyComponent(listingChunk, ({ ReducedPage }) => ReducedPage),
  ),
];
