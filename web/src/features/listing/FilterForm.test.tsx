// @vitest-environment jsdom
// The choices of the filters: how many are shown, in how many columns, and which can be selected.
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import type { FilterChoice } from '@/api/types';
import { openPage } from '@/lib/page.testing';
import { FilterForm } from './FilterForm';
import { type ListingState, parseListing } from './state';

const box = document.createElement('div');
let root: Root;
let state: ListingState;
afterEach(async () => act(() => root.unmount()));

function choices(names: string[], productCount = 3): FilterChoice[] {
  return names.map((name) => ({ key: name.toLowerCase(), name, productCount, swatch: '#123456' }));
}

const numbered = (kind: string, count: number) =>
  choices(Array.from({ length: count }, (_, index) => `${kind} ${index}`));

async function open(facets: { colours?: FilterChoice[]; sizes?: FilterChoice[]; brands?: FilterChoice[] }, query = '') {
  state = parseListing(new URLSearchParams(query));
  const all = { colours: [], sizes: [], brands: [], ...facets };
  const change = (update: (chosen: ListingState) => ListingState) => {
    state = update(state);
  };
  const prices = { lowest: null, highest: null };
  root = await openPage(
    box,
    <FilterForm
      id="filters"
      path="/category/women"
      query={new URLSearchParams(query)}
      facets={all}
      prices={prices}
      state={state}
      onChange={change}
    />,
    async () => ({}),
  );
}

const inputs = (name: string) => [...box.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)];
const columns = () => inputs('color')[0]?.closest('.grid')?.classList.contains('grid-cols-2');
const more = () => [...box.querySelectorAll('button')].find((button) => button.textContent === 'listing-filter-more');

it('shows colours in two columns, with their swatch', async () => {
  await open({ colours: choices(['Red', 'Navy blue']) });
  expect(columns()).toBe(true);
  expect(inputs('color')[0]?.nextElementSibling?.getAttribute('style')).toContain('--dot: #123456');
});

it.each(['Himmelblaugrau', 'Light anthracite'])('shows colours in one column where %s would not fit', async (name) => {
  await open({ colours: choices(['Red', name]) });
  expect(columns()).toBe(false);
});

it.each([
  ['color', 'colours', 10],
  ['brand', 'brands', 10],
  ['size', 'sizes', 18],
])('shows the first values of %s, and the others on demand', async (name, facet, first) => {
  await open({ [facet]: numbered('A', first + 3) });
  expect(inputs(name)).toHaveLength(first);
  await act(() => more()?.click());
  expect(inputs(name)).toHaveLength(first + 3);
  expect(more()).toBeUndefined();
});

it('offers no button for two more values', async () => {
  await open({ colours: numbered('A', 12) });
  expect(inputs('color')).toHaveLength(12);
  expect(more()).toBeUndefined();
});

it('shows a selected value that is not among the first ones', async () => {
  await open({ brands: numbered('A', 20) }, 'brand=a+15');
  expect(inputs('brand').map(({ value }) => value)).toContain('a 15');
  expect(inputs('brand')).toHaveLength(11);
});

it('disables values without products, except selected ones', async () => {
  await open({ colours: choices(['Red', 'Green'], 0) }, 'color=green');
  expect(inputs('color').map(({ disabled }) => disabled)).toEqual([true, false]);
  await act(() => inputs('color')[1]?.click());
  expect(state.colours).toEqual([]);
});

it('shows counts beside colours and brands, but not on sizes', async () => {
  await open({ colours: choices(['Red']), brands: choices(['One', 'Two']), sizes: choices(['M']) });
  const text = (name: string) => inputs(name)[0]?.closest('label')?.textContent;
  expect([text('color'), text('brand'), text('size')]).toEqual(['Red 3', 'One 3', 'M']);
});
