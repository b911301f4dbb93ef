// Addresses: prefixes come off as they went on, and campaign parameters travel where they should.
import { describe, expect, it } from 'vitest';
import { carryTracking, ownSearch, splitUrl, tidyPath, withoutPrefix, withPrefix } from './paths';

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

describe('carryTracking', () => {
  it('takes campaign parameters along and leaves the page its own', () => {
    const from = '/category/women?color=rust&page=2&utm_source=news&ref=AB&adid=7&src=mail';
    expect(carryTracking(from, '/brands')).toBe('/brands?utm_source=news&ref=AB&adid=7&src=mail');
  });

  it('never overrides what the next page sets itself', () => {
    expect(carryTracking('/?ref=AB', '/brands?ref=CD#top')).toBe('/brands?ref=CD#top');
  });

  it('keeps the fragment at the end', () => {
    expect(carryTracking('/?ref=AB', '/brands?x=1#top')).toBe('/brands?x=1&ref=AB#top');
  });

  it('leaves search alone, whatever its case', () => {
    expect(carryTracking('/?utm_source=news', '/Search?q=rib')).toBe('/Search?q=rib');
  });

  it('changes nothing when there is nothing to carry', () => {
    expect(carryTracking('/?page=2', '/brands?a=%20b')).toBe('/brands?a=%20b');
  });
});

describe('ownSearch', () => {
  it('keeps filters and leaves campaigns out', () => {
    expect(ownSearch(new URLSearchParams('color=rust&utm_source=news&page=2&ref=AB'))).toBe('?color=rust&page=2');
    expect(ownSearch(new URLSearchParams('src=mail'))).toBe('');
  });
});
