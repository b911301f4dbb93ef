// The listing state in the URL: parsing, changes, and serialisation.
import { describe, expect, test } from 'vitest';
import { carried, cleared, EMPTY, listingHref, toggle, toMajor, withPage, withPrice, withSort } from './changes';
import {
  activeCount,
  canonicalPath,
  isVaried,
  type ListingState,
  parseListing,
  parseMajor,
  productQuery,
} from './state';

const parse = (query: string) => parseListing(new URLSearchParams(query));

describe('reading an address', () => {
  test('an empty query shows everything, newest first', () => expect(parse('')).toEqual(EMPTY));

  test('commas and repeated parameters mean the same', () => {
    expect(parse('color=rust,ink')).toEqual(parse('color=ink&color=rust'));
    expect(parse('color=rust,ink&color=rust').colours).toEqual(['ink', 'rust']);
  });

  test('prices are major units with dot or comma and come in order', () => {
    expect(parse('priceMin=40&priceMax=10,50')).toMatchObject({ priceMin: 1050, priceMax: 4000 });
  });

  test('invalid values are ignored', () => {
    expect(parse('priceMin=-3&priceMax=abc&sort=best&page=0&size=,,')).toEqual(EMPTY);
    expect(parse('page=1e9').page).toBe(1);
    expect(parse(`color=${'x'.repeat(65)}`).colours).toEqual([]);
  });

  test('fields of an untouched form change nothing', () => {
    expect(parse('priceMin=&priceMax=&sort=newest')).toEqual(EMPTY);
  });
});

describe('a search', () => {
  const words = new URLSearchParams('q=black+tee');
  const found = parseListing(words);

  test('is sorted by relevance by default', () => {
    expect(found).toEqual({ ...EMPTY, sort: 'best', searching: true, usual: 'best' });
    expect(productQuery(found)).not.toHaveProperty('orderBy');
    expect(parse('q=tee&sort=newest').sort).toBe('newest');
    expect(productQuery(withSort(found, 'newest'))).toMatchObject({ orderBy: 'newest', order: 'ASC' });
    expect(isVaried(found)).toBe(false);
    expect(isVaried(withSort(found, 'newest'))).toBe(true);
  });

  test('keeps its words', () => {
    expect(listingHref('/search', withSort(found, 'price'), words)).toBe('/search?sort=price&q=black%20tee');
    expect(listingHref('/search', toggle(found, 'colours', 'ink'), words)).toBe('/search?color=ink&q=black%20tee');
    expect(listingHref('/search', cleared(found), words)).toBe('/search?q=black%20tee');
    expect(carried(words)).toEqual([['q', 'black tee']]);
  });
});

describe('a collection', () => {
  const own = parseListing(new URLSearchParams('color=ink'), '-price');

  test('has a default order, which its URL and call omit', () => {
    expect(own).toMatchObject({ sort: '-price', usual: '-price' });
    expect(listingHref('/collection/sale', own)).toBe('/collection/sale?color=ink');
    expect(isVaried(cleared(own))).toBe(false);
    expect(productQuery(parseListing(new URLSearchParams('color=ink'), 'best'))).not.toHaveProperty('orderBy');
  });

  test('can be sorted differently', () => {
    expect(listingHref('/collection/sale', withSort(own, 'newest'))).toBe('/collection/sale?color=ink&sort=newest');
    expect(parseListing(new URLSearchParams('sort=newest'), '-price').sort).toBe('newest');
    expect(isVaried(withSort(cleared(own), 'newest'))).toBe(true);
  });
});

describe('changing it', () => {
  const second: ListingState = { ...EMPTY, colours: ['ink'], page: 2 };

  test('adding or removing a value leads to the first page', () => {
    const both = toggle(second, 'colours', 'blush');
    expect(both).toMatchObject({ colours: ['blush', 'ink'], page: 1 });
    expect(toggle(both, 'colours', 'blush').colours).toEqual(['ink']);
  });

  test('changing order or price leads to the first page', () => {
    expect(withSort(second, 'price').page).toBe(1);
    expect(withPrice(second, 4000, 1000)).toMatchObject({ priceMin: 1000, priceMax: 4000, page: 1 });
  });

  test('clearing keeps the order', () => {
    expect(cleared({ ...second, sort: 'name' })).toEqual({ ...EMPTY, sort: 'name' });
  });

  test('a price span counts as one filter', () => {
    expect(activeCount(withPrice(toggle(EMPTY, 'sizes', 'M'), 1000, 2000))).toBe(2);
    expect(isVaried(withSort(EMPTY, 'name'))).toBe(true);
    expect(isVaried(withPage(EMPTY, 3))).toBe(false);
  });
});

describe('writing it', () => {
  test('defaults are left out', () => expect(listingHref('/brands/tiho', EMPTY)).toBe('/brands/tiho'));

  test('all parameters are written and read back', () => {
    const query = 'color=ink,rust&size=86/92&brand=tiho&priceMin=10&priceMax=40.50&sort=-price&page=2';
    const href = listingHref('/category/kids', parse(query));
    expect(href).toBe(`/category/kids?${query}`);
    expect(parse(href.split('?')[1] ?? '')).toEqual(parse(query));
  });

  test('values are encoded', () => {
    expect(listingHref('/a', { ...EMPTY, colours: ['a&b'] })).toBe('/a?color=a%26b');
  });

  test('foreign parameters are kept, own ones are not duplicated', () => {
    const current = new URLSearchParams('utm_source=mail&color=ink&ref=NIKA');
    expect(listingHref('/a', toggle(EMPTY, 'sizes', 'M'), current)).toBe('/a?size=M&utm_source=mail&ref=NIKA');
    expect(carried(current)).toEqual([
      ['utm_source', 'mail'],
      ['ref', 'NIKA'],
    ]);
  });

  test('equal filters make the same API call in any order', () => {
    expect(productQuery(parse('color=rust,ink'))).toEqual(productQuery(parse('color=ink&color=rust')));
    expect(productQuery(parse('sort=-name'))).toMatchObject({ page: 1, take: 24, orderBy: 'name', order: 'DESC' });
    expect(productQuery(parse('sort=discount&priceMax=20'))).toMatchObject({ orderBy: 'discount', priceMax: 2000 });
  });

  test('the canonical URL contains only the number of a later page', () => {
    expect(canonicalPath('/a', 1)).toBe('/a');
    expect(canonicalPath('/a', 3)).toBe('/a?page=3');
  });
});

describe('prices', () => {
  test.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    [' 7 ', 700],
    ['', null],
    ['1.234', null],
    [null, null],
  ])('%s in major units is %s', (text, minor) => expect(parseMajor(text)).toBe(minor));

  test.each([
    [1200, '12'],
    [1250, '12.50'],
    [5, '0.05'],
  ])('%s minor units are written %s', (minor, text) => expect(toMajor(minor)).toBe(text));
});
