// The components of the category, brand, collection, search, new and reduced product routes: one chunk.
import { useLoaderData, useRouteLoaderData } from 'react-router';
import type { CategoryDetail, Collection } from '@/api/types';
import { Listing } from '@/features/listing/Listing';
import type { Tab } from '@/features/listing/SectionTabs';
import { activeCount, parseListing, parseSort } from '@/features/listing/state';
import { useClicks } from '@/features/search/clicks';
import { SearchForm } from '@/features/search/SearchForm';
import { SearchCorrections, SearchStart } from '@/features/search/SearchStart';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { trailTo } from '@/ui/breadcrumbList';
import { type BrandLoader, brandScope } from './brand';
import type { loadLayout } from './browserLoader';
import { type CategoryLoader, categoryScope } from './category';
import { type CollectionLoader, collectionScope } from './collection';
import { type SearchLoader, searchScope, wordsOf } from './search';
import { newSelection, reducedSelection, type Selection, type SelectionLoader } from './selections';

export function BrandPage() {
  const t = useT();
  const { params } = usePage();
  const { brand, ...listing } = useLoaderData<BrandLoader>();
  return (
    <Listing
      key={brand.id}
      scope={brandScope(params)}
      data={listing}
      path={brand.path}
      name={brand.name}
      title={brand.name}
      description={brand.description}
      breadcrumbs={[{ name: t('brands'), path: '/brands' }, brand]}
    />
  );
}

export function CollectionPage() {
  const { params } = usePage();
  const { collection, ...listing } = useLoaderData<CollectionLoader>();
  return (
    <Listing
      key={collection.id}
      scope={collectionScope(params)}
      data={listing}
      path={collection.path}
      name={collection.name}
      title={collection.name}
      description={collection.description}
      breadcrumbs={[collection]}
      cover={{ wide: collection.picture, narrow: collection.narrowPicture }}
      usual={parseSort(collection.sort, 'newest')}
    />
  );
}

export function SearchPage() {
  const t = useT();
  const { query } = usePage();
  const { found, ...listing } = useLoaderData<SearchLoader>();
  const layout = useRouteLoaderData<typeof loadLayout>('layout');
  const words = wordsOf(query);
  const state = parseListing(query);
  useClicks(words, listing.products.items);
  if (listing.products.meta.itemCount === 0 && activeCount(state) === 0) {
    return <SearchStart words={words} found={found} navigation={layout?.navigation ?? null} />;
  }
  return (
    <Listing
      key={words}
      scope={searchScope(query)}
      data={listing}
      path="/search"
      name={words}
      title={t('search-results', { query: words })}
      description=""
      breadcrumbs={[{ name: t('search-title'), path: '/search' }]}
      above={
        <>
          <SearchForm words={words} />
          <SearchCorrections words={words} found={found} />
        </>
      }
    />
  );
}

export function NewPage() {
  return <SelectionPage {...newSelection} />;
}

export function ReducedPage() {
  return <SelectionPage {...reducedSelection} />;
}

function SelectionPage({ scope, path, name }: Selection) {
  const t = useT();
  const listing = useLoaderData<SelectionLoader>();
  const title = t(name);
  return (
    <Listing
      key={path}
      scope={scope}
      data={listing}
      path={path}
      name={title}
      title={title}
      description=""
      breadcrumbs={[{ name: title, path }]}
    />
  );
}

export function CategoryPage() {
  const { params } = usePage();
  const { category, ...listing } = useLoaderData<CategoryLoader>();
  const section = useSection(category);
  return (
    <Listing
      key={category.id}
      scope={categoryScope(params)}
      data={listing}
      path={category.path}
      name={category.name}
      title={category.title || category.name}
      description={category.description}
      breadcrumbs={trailTo(category.breadcrumbs, category)}
      {...section}
      editorials={editorialsFor(category)}
    />
  );
}

/** The section that a category belongs to, with its tabs: the whole section first, then its categories. */
function useSection(category: CategoryDetail): { section: string; tabs: Tab[] } {
  const t = useT();
  const { section, path } = category;
  const tab = (name: string, to: string) => ({ name, path: to, current: to === path });
  const tabs = [tab(t('listing-all'), section.path), ...section.parts.map((part) => tab(part.name, part.path))];
  return { section: section.name, tabs };
}

/** The order is stable for a category, and begins differently in neighbouring categories. */
function editorialsFor({ id, collections }: CategoryDetail): Collection[] {
  const first = id % Math.max(1, collections.length);
  return [...collections.slice(first), ...collections.slice(0, first)];
}
