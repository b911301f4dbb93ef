// Recent searches, stored in this browser only, and the path of a search.
import { useSyncExternalStore } from 'react';
import { shared } from '@/lib/storage';

const most = 6;
export const recentKey = 'vitrina.searches';

/** Latest first. */
export const recentSearches = shared<readonly string[]>(recentKey, (stored) =>
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string').slice(0, most) : [],
);

const none: readonly string[] = [];

/** Empty on the server and while hydrating. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(recentSearches.subscribe, recentSearches.get, () => none);
}

export function rememberSearch(words: string): void {
  const tidy = words.trim();
  if (tidy.length < 2) return;
  const others = recentSearches.get().filter((one) => one.toLowerCase() !== tidy.toLowerCase());
  recentSearches.set([tidy, ...others].slice(0, most));
}

export function clearRecentSearches(): void {
  recentSearches.set([]);
}

/** The parameter that lists the products for the words, even though a page answers them. */
export const ALL = 'all';

/** The path of a search, without locale prefix. */
export function addressOf(words: string): string {
  return `/search?q=${encodeURIComponent(words)}`;
}

/** The path of the product list of a search, even where a page answers its words. */
export function resultsOf(words: string): string {
  return `${addressOf(words)}&${ALL}=1`;
}
