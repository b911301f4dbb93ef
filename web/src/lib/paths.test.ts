// Addresses: prefixes come off as they went on, and campaign parameters travel where they should.
import { beforeAll, describe, expect, it } from 'vitest';
import { carryParameters, ownSearch, setOwnParameters, splitUrl, tidyPath, withoutPrefix, withPrefix } from './paths';

beforeAll(() => setOwnParameters(['color', 'page', 'q', 'token']));

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

  it('takes an empty address for the front door', () => {
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
  it('takes campaign parameters along and leaves the page its own', () => {
    const from = '/category/women?color=rust&page=2&utm_source=news&ref=AB&adid=7&src=mail';
    expect(carryParameters(from, '/brands')).toBe('/brands?utm_source=news&ref=AB&adid=7&src=mail');
  });

  it('takes every other parameter along, and no secret or choice of a page', () => {
    expect(carryParameters('/?gclid=1&fbclid=2&partner=x&token=secret&q=rib', '/brands')).toBe(
      '/brands?gclid=1&fbclid=2&partner=x',
    );
  });

  it('never overrides what the next page sets itself', () => {
    expect(carryParameters('/?ref=AB', '/brands?ref=CD#top')).toBe('/brands?ref=CD#top');
  });

  it('keeps the fragment at the end', () => {
    expect(carryParameters('/?ref=AB', '/brands?x=1#top')).toBe('/brands?x=1&ref=AB#top');
  });

  it('leaves search alone, whatever its case', () => {
    expect(carryParameters('/?utm_source=news', '/Search?q=rib')).toBe('/Search?q=rib');
  });

  it('changes nothing when there is nothing to carry', () => {
    expect(carryParameters('/?page=2', '/brands?a=%20b')).toBe('/brands?a=%20b');
  });
});

describe('ownSearch', () => {
  it('keeps filters and leaves campaigns out', () => {
    expect(ownSearch(new URLSearchParams('color=rust&utm_source=news&page=2&ref=AB'))).toBe('?color=rust&page=2');
    expect(ownSearch(new URLSearchParams('src=mail'))).toBe('');
  });
});
