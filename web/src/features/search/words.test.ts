// @vitest-environment jsdom
// Recent searches: latest first, without duplicates, limited in number.
import { beforeEach, expect, test } from 'vitest';
import { addressOf, clearRecentSearches, recentKey, recentSearches, rememberSearch, resultsOf } from './words';

beforeEach(() => window.localStorage.clear());

test('the latest search comes first, and each only once', () => {
  for (const words of ['tee', ' leggings ', 'Tee', 'x', '  ']) rememberSearch(words);
  expect(recentSearches.get()).toEqual(['Tee', 'leggings']);
});

test('few are kept, and all can be forgotten', () => {
  for (let number = 0; number < 20; number += 1) rememberSearch(`search ${number}`);
  expect(recentSearches.get()).toHaveLength(6);
  expect(recentSearches.get()[0]).toBe('search 19');
  clearRecentSearches();
  expect(recentSearches.get()).toEqual([]);
});

test('what another program stored is as nothing', () => {
  window.localStorage.setItem(recentKey, '{"a":1}');
  expect(recentSearches.get()).toEqual([]);
  window.localStorage.setItem(recentKey, '["tee", 7, null]');
  expect(recentSearches.get()).toEqual(['tee']);
});

test('an address carries whatever was typed', () => {
  expect(addressOf('t-shirt & 50 %')).toBe('/search?q=t-shirt%20%26%2050%20%25');
  expect(resultsOf('size guide')).toBe('/search?q=size%20guide&all=1');
});
