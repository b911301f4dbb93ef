// Which size tables a product shows.
import { expect, test } from 'vitest';
import { medium, product, small } from '../../../tests/catalogueFixtures';
import { isOffered, tablesFor } from './sizes';

const sized = (...keys: string[]) => [
  { attribute: 'size', name: 'Size', values: keys.map((key, id) => ({ id, key, name: key, swatch: null })) },
];
const cuts = (more: Parameters<typeof product>[0]) => tablesFor(product(more)).map((table) => table.cut);

test('women see both tables, the one for the garment first', () => {
  expect(cuts({})).toEqual(['women-tops', 'women-bottoms']);
  const breadcrumbs = [{ name: 'Leggings', path: '/category/women/leggings' }];
  expect(cuts({ breadcrumbs })).toEqual(['women-bottoms', 'women-tops']);
});

test('men and children have one', () => {
  expect(cuts({ gender: 'men' })).toEqual(['men']);
  expect(cuts({ gender: 'kids', options: sized('86/92', '98/104') })).toEqual(['kids']);
  expect(cuts({ gender: 'kids', options: sized('56', '62') })).toEqual(['kids']);
});

test('a range of heights is a child’s size even when nobody said so', () => {
  expect(cuts({ gender: null, options: sized('110/116') })).toEqual(['kids']);
});

test('sizes that we do not measure have no table', () => {
  expect(cuts({ options: sized('One size') })).toEqual([]);
  expect(cuts({ options: [] })).toEqual([]);
});

test('2XL and XXL are one size', () => {
  expect(isOffered(product({ options: sized('2XL') }), 'XXL')).toBe(true);
  expect(isOffered(product({ options: [{ attribute: 'size', name: 'Size', values: [small, medium] }] }), 'L')).toBe(
    false,
  );
});
