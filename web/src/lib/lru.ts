// A small cache that forgets: the least recently used entry past a limit, and whatever was not read for a while.

export type Cache<T> = { get(key: string): T | undefined; set(key: string, value: T): void; has(key: string): boolean };

/** Reading an entry keeps it alive for another `lifetime` milliseconds. */
export function createCache<T>(limit: number, lifetime: number, now: () => number = Date.now): Cache<T> {
  const entries = new Map<string, { value: T; until: number }>();
  const fresh = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.until >= now()) return entry;
    entries.delete(key);
    return undefined;
  };
  const put = (key: string, value: T) => {
    entries.delete(key);
    entries.set(key, { value, until: now() + lifetime });
    const oldest = entries.keys().next().value;
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
  };
  return {
    has: (key) => fresh(key) !== undefined,
    get: (key) => {
      const entry = fresh(key);
      if (entry) put(key, entry.value);
      return entry?.value;
    },
    set: put,
  };
}
