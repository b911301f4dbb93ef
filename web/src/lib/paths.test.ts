// Paths: prefixes are added and removed consistently, and campaign parameters are carried over where they should be.
import { beforeAll, describe, expect, it } from 'vitest';
import vectors from '../../../tests/vectors/carried.json';
import { carryParameters, ownSearch, setOwnParameters, splitUrl, tidyPath, withoutPrefix, withPrefix } from './paths';

beforeAll(() => setOwnParameters(vectors.own));

describe('locale prefix', () => {
  it.each([
    ['', '/brands', '/brands'],
    ['/en', '/', '/en'],
    ['/en', '/?page=2', '/en?page=2'],
    ['/en', '/brands?a=1#b', '/en/brands?a=1#b'],
  ])('under %o the path %s is %s', (prefix, path, whole) => {
    expect(withPrefix(prefix, path)).toBe(whole);
  });

  it.each([
    ['/en', '/en', '/'],
    ['/en', '/EN/brands', '/brands'],
    ['/en', '/energy', null],
    ['/en', '/brands', null],
    ['', '/brands', '/brands'],
  ])('taken from %o off %s leaves %o', (prefix, whole, path) => {
    expect(withoutPrefix(prefix, whole)).toBe(path);
  });
});

describe('splitUrl', () => {
  it('keeps a question mark that belongs to the fragment', () => {
    expect(splitUrl('/a?b=1#c?d')).toEqual({ path: '/a', search: '?b=1', hash: '#c?d' });
  });

  it('treats an empty URL as the home page', () => {
    expect(splitUrl('?page=2')).toEqual({ path: '/', search: '?page=2', hash: '' });
  });
});

describe('tidyPath', () => {
  it.each([
    ['/', '/'],
    ['/brands/', '/brands'],
    ['//', '/'],
  ])('makes %s into %s', (path, tidy) => {
    expect(tidyPath(path)).toBe(tidy);
  });
});

describe('carryParameters', () => {
  it.each(vectors.cases)('$says: from $from to $to', ({ from, to, carried }) => {
    expect(carryParameters(from, to)).toBe(carried);
  });
});

describe('ownSearch', () => {
  it('keeps filters and leaves campaigns out', () => {
    expect(ownSearch(new URLSearchParams('color=rust&utm_source=news&page=2&ref=AB'))).toBe('?color=rust&page=2');
    expect(ownSearch(new URLSearchParams('src=mail'))).toBe('');
  });
});
