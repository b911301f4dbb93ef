// Small caches of values by text, for a module to keep.

/** The entry of a cache that drops the least recently used one when it has more than `most`. */
export function recentlyUsed<V>(cache: Map<string, V>, key: string, most: number, make: () => V): V {
  const value = cache.get(key) ?? make();
  cache.delete(key);
  cache.set(key, value);
  if (cache.size > most) cache.delete(cache.keys().next().value ?? key);
  return value;
}
