// Which size tables a product shows.
import { expect, test } from 'vitest';
import { medium, product, small } from '../../../tests/catalogueFixtures';
import { isOffered, tablesFor } from './sizes';

const sized = (...keys: string[]) => [
  { attribute: 'size', name: 'Size', values: keys.map((key, id) => ({ id, key, name: key, swatch: null })) },
];
const cuts = (more: Parameters<typeof product>[0]) => tablesFor(product(more)).map((table) => table.cut);

test('women see both tables, in the same order in every country', () => {
  const underwear = [{ name: 'Perilo', path: '/category/zenske/perilo' }];
  const leggings = [{ name: 'Leggings', path: '/category/women/leggings' }];
  expect(cuts({ breadcrumbs: underwear })).toEqual(['women-tops', 'women-bottoms']);
  expect(cuts({ breadcrumbs: leggings })).toEqual(['women-tops', 'women-bottoms']);
});

test('letters of nobody in particular are measured for women and for men', () => {
  expect(cuts({ gender: null })).toEqual(['women-tops', 'women-bottoms', 'men']);
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
