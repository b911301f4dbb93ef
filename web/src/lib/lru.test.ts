// The cache forgets the oldest and the stale, and reading counts as use.
import { describe, expect, it } from 'vitest';
import { createCache } from './lru';

describe('cache', () => {
  it('drops the entry that was used longest ago', () => {
    const cache = createCache<number>(2, 1000, () => 0);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.has('a'), cache.has('b'), cache.has('c')]).toEqual([true, false, true]);
  });

  it('forgets what was not read for a lifetime', () => {
    let now = 0;
    const cache = createCache<number>(9, 1000, () => now);
    cache.set('a', 1);
    now = 900;
    expect(cache.get('a')).toBe(1);
    now = 1900;
    expect(cache.get('a')).toBe(1);
    now = 2901;
    expect(cache.get('a')).toBeUndefined();
  });
});
