// The page of one category, under both of its addresses.
import { useApi } from '@/api/data';
import type { CategoryDetail, Collection } from '@/api/types';
import { listingCalls, type Scope, segment } from '@/features/listing/calls';
import { listingHead } from '@/features/listing/head';
import { Listing } from '@/features/listing/Listing';
import type { Tab } from '@/features/listing/SectionTabs';
import { LISTING_QUERY, parseListing } from '@/features/listing/state';
import { pageStatus } from '@/features/listing/status';
import { useT } from '@/lib/i18n';
import { type PageRoute, type Params, usePage } from '@/lib/page';
import { trailTo } from '@/ui/breadcrumbList';
import { movedTo } from './moved';

function scopeOf({ parent = '', slug }: Params): Scope {
  return { kind: 'category', value: slug ? `${parent}/${slug}` : parent };
}

function categoryCall(params: Params): string {
  return `/api/category/by-path/${segment(scopeOf(params).value)}`;
}

function CategoryPage() {
  const { params } = usePage();
  const category = useApi<CategoryDetail>(categoryCall(params));
  const section = useSection(category);
  return (
    <Listing
      key={category.id}
      scope={scopeOf(params)}
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

const route: Omit<PageRoute, 'path'> = {
  query: LISTING_QUERY,
  keeping: 'shared',
  areas: ['listing'],
  plan: ({ params, query }) => [categoryCall(params), ...listingCalls(scopeOf(params), parseListing(query))],
  Component: CategoryPage,
  head: (page) => {
    const category = page.data.data<CategoryDetail>(categoryCall(page.params));
    return listingHead(
      page,
      scopeOf(page.params),
      category && { ...category, crumbs: trailTo(category.breadcrumbs, category) },
    );
  },
  status: (page) => pageStatus(page, scopeOf(page.params)),
  redirect: ({ params, query, data }) => {
    const category = data.data<CategoryDetail>(categoryCall(params));
    return category && movedTo(`/category/${scopeOf(params).value}`, category.path, query);
  },
};

export const routes: PageRoute[] = ['/category/:parent', '/category/:parent/:slug'].map((path) => ({ ...route, path }));
