// @vitest-environment jsdom
// The choices of the filters: how many are shown, in how many columns, and which can be selected.
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { FilterChoice } from '@/api/types';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { openPage, testShop } from '@/lib/page.testing';
import { ShopProvider } from '@/lib/shop';
import { FilterForm } from './FilterForm';
import { type ListingState, parseListing } from './state';

const box = document.createElement('div');
let root: Root;
let state: ListingState;
let changes = 0;
afterEach(async () => act(() => root.unmount()));

function choices(names: string[], productCount = 3): FilterChoice[] {
  return names.map((name) => ({ key: name.toLowerCase(), name, productCount, swatch: '#123456' }));
}

const numbered = (kind: string, count: number) =>
  choices(Array.from({ length: count }, (_, index) => `${kind} ${index}`));

type Facets = { colours?: FilterChoice[]; sizes?: FilterChoice[]; brands?: FilterChoice[] };

function formOf(facets: Facets, query: string) {
  state = parseListing(new URLSearchParams(query));
  changes = 0;
  const all = { colours: [], sizes: [], brands: [], ...facets };
  const change = (update: (chosen: ListingState) => ListingState) => {
    state = update(state);
    changes += 1;
  };
  return (
    <FilterForm
      id="filters"
      path="/category/women"
      query={new URLSearchParams(query)}
      facets={all}
      prices={{ lowest: null, highest: null }}
      state={state}
      onChange={change}
    />
  );
}

async function open(facets: Facets, query = '') {
  root = await openPage(box, formOf(facets, query), async () => ({}));
}

/** Renders the form as the server does, and hydrates it after `edit`. */
async function openAfter(edit: () => void, facets: Facets, query: string) {
  const page = (
    <ShopProvider shop={testShop}>
      <I18nProvider i18n={idsAsMessages}>{formOf(facets, query)}</I18nProvider>
    </ShopProvider>
  );
  box.innerHTML = renderToString(page);
  edit();
  await act(async () => {
    root = hydrateRoot(box, page);
  });
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

it('moves the focus to the first value that was added and can be selected', async () => {
  document.body.append(box);
  await open({ brands: [...numbered('A', 10), ...choices(['Empty'], 0), ...numbered('B', 3)] });
  more()?.focus();
  await act(() => more()?.click());
  expect((document.activeElement as HTMLInputElement).value).toBe('b 0');
  box.remove();
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

it('keeps filters that this listing does not offer', async () => {
  await open({ colours: choices(['Rust', 'Ink']) }, 'color=ink,17&size=XXL&brand=gone');
  expect(changes).toBe(0);
  await act(() => box.querySelector('form')?.requestSubmit());
  expect(state).toMatchObject({ colours: ['17', 'ink'], sizes: ['XXL'], brands: ['gone'] });
});

it('checks a filter given in other case, and removes it', async () => {
  await open({ colours: choices(['Rust']) }, 'color=RUST');
  expect(changes).toBe(0);
  expect(inputs('color').map(({ type, checked }) => [type, checked])).toEqual([['checkbox', true]]);
  await act(() => inputs('color')[0]?.click());
  expect(state.colours).toEqual([]);
});

it('takes over a filter chosen before hydration, besides one that this listing does not offer', async () => {
  const choose = () => {
    for (const input of inputs('color')) input.checked ||= input.value === 'ink';
  };
  await openAfter(choose, { colours: choices(['Rust', 'Ink']) }, 'color=17');
  expect(state.colours).toEqual(['17', 'ink']);
});

it('changes nothing on hydration if no field was changed', async () => {
  await openAfter(() => {}, { colours: choices(['Rust', 'Ink']) }, 'color=17,rust&priceMin=12,5');
  expect(changes).toBe(0);
});
