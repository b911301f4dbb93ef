// What the routes of categories, brands and collections draw: one chunk.
import { useLoaderData } from 'react-router';
import type { CategoryDetail, Collection } from '@/api/types';
import { Listing } from '@/features/listing/Listing';
import type { Tab } from '@/features/listing/SectionTabs';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { trailTo } from '@/ui/breadcrumbList';
import { type BrandLoader, brandScope } from './brand';
import { type CategoryLoader, categoryScope } from './category';
import { type CollectionLoader, collectionScope } from './collection';

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
      breadcrumbs={[{ name: t('listing-brands'), path: '/brands' }, brand]}
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

/** The section a category belongs to, with its tabs: the whole first, then its parts. */
function useSection(category: CategoryDetail): { section: string; tabs: Tab[] } {
  const t = useT();
  const { section, path } = category;
  const tab = (name: string, to: string) => ({ name, path: to, current: to === path });
  const tabs = [tab(t('listing-all'), section.path), ...section.parts.map((part) => tab(part.name, part.path))];
  return { section: section.name, tabs };
}

/** Always in the same order for the same category, another one first for its neighbour. */
function editorialsFor({ id, collections }: CategoryDetail): Collection[] {
  const first = id % Math.max(1, collections.length);
  return [...collections.slice(first), ...collections.slice(0, first)];
}
