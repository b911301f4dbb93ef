// The active filters, each a link that removes it, and a link that clears them all. Like the checkboxes, they apply at once.
import type { MouseEvent } from 'react';
import type { FilterChoice } from '@/api/types';
import { leaveFocusToMain, leaveFocusToNext } from '@/lib/focus';
import { type Translate, useT } from '@/lib/i18n';
import { leavesPage } from '@/lib/links';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/lib/shop';
import { A } from '@/ui/A';
import { Icon } from '@/ui/Icon';
import type { Facets } from './calls';
import { cleared, toggle, withPrice } from './changes';
import { activeCount, type Facet, type ListingState } from './state';

type Update = (state: ListingState) => ListingState;
type Props = {
  state: ListingState;
  facets: Facets;
  href: (next: ListingState) => string;
  onChange: (update: Update) => void;
};

type Chip = { key: string; text: string; update: Update };

export function ActiveFilters({ state, facets, href, onChange }: Props) {
  const t = useT();
  const link = (update: Update) => ({
    to: href(update(state)),
    keep: true,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (leavesPage(event.nativeEvent, event.currentTarget)) return;
      event.preventDefault();
      onChange(update);
    },
  });
  const { pattern } = useShop().currency;
  if (activeCount(state) === 0) return null;
  const chips = [...valueChips(t, state, facets), ...priceChip(t, state, pattern)];
  return (
    <ul
      ref={leaveFocusToMain}
      aria-label={t('listing-active')}
      className="no-scrollbar flex items-center gap-2 max-lg:-mx-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:py-3 lg:flex-wrap"
    >
      {chips.map((chip) => (
        <li key={chip.key} ref={leaveFocusToNext} className="flex-none">
          <A {...link(chip.update)} className="chip border-transparent bg-surface pr-2.5">
            <span className="sr-only">{t('listing-remove', { value: chip.text })}</span>
            <span aria-hidden="true">{chip.text}</span>
            <Icon name="close" size={16} />
          </A>
        </li>
      ))}
      <li className="flex-none">
        <A {...link(cleared)} className="link inline-flex min-h-9 items-center px-2 text-14">
          {t('listing-clear')}
        </A>
      </li>
    </ul>
  );
}

function valueChips(t: Translate, state: ListingState, facets: Facets): Chip[] {
  const colours = state.colours.map((key) => chip('colours', key, nameOf(facets.colours, key)));
  const sizes = state.sizes.map((key) =>
    chip('sizes', key, t('listing-chip-size', { value: nameOf(facets.sizes, key) })),
  );
  const brands = state.brands.map((key) => chip('brands', key, nameOf(facets.brands, key)));
  return [...sizes, ...colours, ...brands];
}

function chip(facet: Facet, key: string, text: string): Chip {
  // Removing a filter twice must not add it again.
  const update: Update = (state) => (state[facet].includes(key) ? toggle(state, facet, key) : state);
  return { key: `${facet}-${key}`, text, update };
}

function priceChip(t: Translate, state: ListingState, pattern: string): Chip[] {
  const { priceMin, priceMax } = state;
  if (priceMin === null && priceMax === null) return [];
  return [
    { key: 'price', text: priceText(t, pattern, priceMin, priceMax), update: (now) => withPrice(now, null, null) },
  ];
}

function priceText(t: Translate, pattern: string, least: number | null, most: number | null): string {
  const from = formatMoney(pattern, least ?? 0);
  const to = formatMoney(pattern, most ?? 0);
  if (most === null) return t('listing-chip-price-from', { price: from });
  return least === null ? t('listing-chip-price-to', { price: to }) : t('listing-chip-price-between', { from, to });
}

function nameOf(values: FilterChoice[], key: string): string {
  return values.find((value) => value.key.toLowerCase() === key.toLowerCase())?.name ?? key;
}
