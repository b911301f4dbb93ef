// The page of one collection.
import { useApi } from '@/api/data';
import type { CollectionDetail } from '@/api/types';
import { listingCalls, type Scope, segment } from '@/features/listing/calls';
import { listingHead } from '@/features/listing/head';
import { Listing } from '@/features/listing/Listing';
import { LISTING_QUERY, parseListing } from '@/features/listing/state';
import { pageStatus } from '@/features/listing/status';
import { type PageRoute, type Params, usePage } from '@/lib/page';
import { movedTo } from './moved';

function scopeOf({ slug = '' }: Params): Scope {
  return { kind: 'collection', value: slug };
}

function collectionCall({ slug = '' }: Params): string {
  return `/api/collection/by-slug/${segment(slug)}`;
}

function CollectionPage() {
  const { params } = usePage();
  const collection = useApi<CollectionDetail>(collectionCall(params));
  return (
    <Listing
      key={collection.id}
      scope={scopeOf(params)}
      path={collection.path}
      name={collection.name}
      title={collection.name}
      description={collection.description}
      breadcrumbs={[collection]}
      cover={{ wide: collection.picture, narrow: collection.narrowPicture }}
    />
  );
}

export const route: PageRoute = {
  path: '/collection/:slug',
  query: LISTING_QUERY,
  keeping: 'shared',
  areas: ['listing'],
  plan: ({ params, query }) => [collectionCall(params), ...listingCalls(scopeOf(params), parseListing(query))],
  Component: CollectionPage,
  head: (page) => {
    const collection = page.data.data<CollectionDetail>(collectionCall(page.params));
    const subject = collection && { ...collection, title: collection.name, crumbs: [collection] };
    return listingHead(page, scopeOf(page.params), subject);
  },
  status: (page) => pageStatus(page, scopeOf(page.params)),
  redirect: ({ params, query, data }) => {
    const collection = data.data<CollectionDetail>(collectionCall(params));
    return collection && movedTo(`/collection/${params.slug}`, collection.path, query);
  },
};
