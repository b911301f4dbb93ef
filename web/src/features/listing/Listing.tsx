// A complete listing: heading, tabs, filters, sort order, cards, pagination. Shared by category, brand, collection, event,
// search, new and reduced pages.
import { type ReactNode, useEffect, useState } from 'react';
import type { Collection, Crumb } from '@/api/types';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Icon } from '@/ui/Icon';
import { Pager } from '@/ui/Pager';
import { ActiveFilters } from './ActiveFilters';
import { CollectionCover, type Cover } from './CollectionCover';
import { facetsFrom, type ListingData, type Scope } from './calls';
import { cleared, withPage, withSort } from './changes';
import { EmptyListing } from './EmptyListing';
import { FilterForm } from './FilterForm';
import { FilterSheet } from './FilterSheet';
import { ProductGrid } from './ProductGrid';
import { SectionTabs, type Tab } from './SectionTabs';
import { SortSelect } from './SortSelect';
import { activeCount, isVaried, type Sort } from './state';
import { useListEvents } from './useListEvents';
import { useBackToTop, useListing } from './useListing';

type Props = {
  scope: Scope;
  data: ListingData;
  path: string;
  /** `name` is the short name for tabs and sentences, `title` the heading. */
  name: string;
  title: string;
  description: string;
  breadcrumbs: Crumb[];
  tabs?: Tab[];
  /** The section that the tabs belong to, when it is larger than this page. */
  section?: string;
  /** The pictures behind the heading. */
  cover?: Cover;
  /** Collections with pictures to show between the cards, in this order. */
  editorials?: Collection[];
  /** Shown below the heading. */
  above?: ReactNode;
  /** The default sort order, if it is not newest first. */
  usual?: Sort;
};

/** The id of the form: the sort select is associated with it, and without JavaScript a link jumps to it. */
const FORM = 'filters';

export function Listing({
  scope,
  data,
  path,
  name,
  title,
  description,
  breadcrumbs,
  tabs,
  section,
  cover,
  editorials,
  above,
  usual,
}: Props) {
  const t = useT();
  const { query } = usePage();
  const control = useListing(path, usual);
  const { shown, chosen, pending, change, href } = control;
  const { items, meta } = data.products;
  const { filters } = data;
  useListEvents(items, path, title);
  const facets = facetsFrom(filters, scope);
  const [sheet, setSheet] = useState(false);
  // If the phone's filter button was pressed before hydration, it only jumped to the form: open the sheet now.
  useEffect(() => {
    if (window.location.hash === `#${FORM}` && !window.matchMedia('(min-width: 62.5rem)').matches) setSheet(true);
  }, []);
  const list = useBackToTop(shown);
  const set = activeCount(chosen);
  const prices = { lowest: filters.lowestMinor, highest: filters.highestMinor };
  const filterProps = { path, query, facets, prices, state: chosen, onChange: change };
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={breadcrumbs} />
      <CollectionCover wide={cover?.wide ?? null} narrow={cover?.narrow ?? null}>
        <Heading title={title} description={description} count={meta.itemCount} pending={pending} />
      </CollectionCover>
      {above}
      {tabs && <SectionTabs tabs={tabs} label={section ?? name} />}
      <div
        ref={list}
        className="flex scroll-mt-4 flex-col lg:grid lg:grid-cols-[232px_minmax(0,1fr)] lg:items-start lg:gap-12 lg:pt-6"
      >
        {/* Before the products in the tab order; without JavaScript it is shown below them on phones. */}
        <aside className="hidden noscript:block noscript:max-lg:order-last noscript:max-lg:pt-12 lg:sticky lg:top-[calc(var(--bar)+8px)] lg:block lg:max-h-[calc(100vh-var(--bar)-16px)] lg:overflow-y-auto lg:-mx-1.5 lg:px-1.5 lg:pb-6 lg:[scrollbar-width:thin]">
          <FilterForm id={FORM} {...filterProps} />
        </aside>
        <div className="min-w-0">
          <div className="contents lg:mb-4 lg:flex lg:min-h-10 lg:flex-row-reverse lg:items-center lg:justify-between lg:gap-4">
            <div className="sticky top-(--bar) z-5 -mx-(--gutter) grid grid-cols-[minmax(38%,auto)_minmax(0,1fr)] border-line border-b bg-paper lg:static lg:mx-0 lg:block lg:flex-none lg:border-0">
              <a
                href={`#${FORM}`}
                aria-haspopup="dialog"
                onClick={(event) => {
                  event.preventDefault();
                  setSheet(true);
                }}
                className="flex min-h-12 items-center justify-center gap-2 px-2 text-14 lg:hidden"
              >
                <Icon name="sliders" />
                {set > 0 ? t('listing-filters-set', { count: set }) : t('listing-filters')}
              </a>
              <SortSelect
                form={FORM}
                sort={chosen.sort}
                searching={chosen.searching}
                onChange={(sort) => change((now) => withSort(now, sort))}
              />
            </div>
            <div className="min-w-0">
              <ActiveFilters state={chosen} facets={facets} href={href} onChange={change} />
            </div>
          </div>
          {items.length > 0 ? (
            <ProductGrid
              products={items}
              pending={pending}
              mixed={scope.kind !== 'category'}
              editorials={isVaried(shown) || shown.page > 1 ? [] : editorials}
            />
          ) : (
            <EmptyListing name={name} state={shown} pageCount={meta.itemCount > 0 ? meta.pageCount : 0} href={href} />
          )}
          {items.length > 0 && (
            <Pager page={meta.page} pageCount={meta.pageCount} href={(page) => href(withPage(shown, page))} />
          )}
        </div>
      </div>
      <FilterSheet
        open={sheet}
        onClose={() => setSheet(false)}
        onClear={() => change(cleared)}
        clearable={set > 0}
        count={meta.itemCount}
        pending={pending}
      >
        <FilterForm id={`${FORM}-sheet`} {...filterProps} roomy />
      </FilterSheet>
    </div>
  );
}

type HeadingProps = { title: string; description: string; count: number; pending: boolean };

function Heading({ title, description, count, pending }: HeadingProps) {
  const t = useT();
  return (
    <div className="pt-4 pb-3 lg:py-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="display-48 min-w-0 hyphens-auto wrap-anywhere">{title}</h1>
        <p role="status" className="text-ink-3 tabular-nums" data-pending={pending || undefined}>
          {t('listing-count', { count })}
        </p>
      </div>
      {description && <p className="measure mt-2 text-14 text-ink-2 lg:text-16">{description}</p>}
    </div>
  );
}
