// Cached fragments: rendered once, copied afterwards, bounded, and nothing but their children where there is no cache.
import { type ReactElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CachedFragment, type FragmentCache, FragmentCacheProvider, FragmentCaches } from './fragmentCache';

let rendered = 0;

function Part({ text }: { text: string }) {
  rendered += 1;
  const id = useId();
  return <p id={id}>{text}</p>;
}

const page = (parts: string[]): ReactElement => (
  <main>
    {parts.map((text) => (
      <CachedFragment key={text} cacheKey={`part ${text}`}>
        <Part text={text} />
      </CachedFragment>
    ))}
    <i>end</i>
  </main>
);

function cached(cache: FragmentCache | null, parts: string[]): string {
  const html = renderToString(<FragmentCacheProvider cache={cache}>{page(parts)}</FragmentCacheProvider>);
  return cache ? cache.assemble(html) : html;
}

test('a fragment is rendered once and reads the same as without a cache, ids too', () => {
  const cache = new FragmentCaches(1_000).of('shop');
  const plain = renderToString(page(['a & b', 'c']));
  expect(cached(null, ['a & b', 'c'])).toBe(plain);
  rendered = 0;
  expect(cached(cache, ['a & b', 'c'])).toBe(plain);
  expect(cached(cache, ['a & b', 'c'])).toBe(plain);
  expect(rendered).toBe(2);
});

test('a fragment may hold others, which are cached by themselves as well', () => {
  const cache = new FragmentCaches(1_000).of('shop');
  const nested = (name: string, parts: string[]) => (
    <FragmentCacheProvider cache={cache}>
      <CachedFragment cacheKey={name}>{page(parts)}</CachedFragment>
    </FragmentCacheProvider>
  );
  rendered = 0;
  const first = cache.assemble(renderToString(nested('one', ['a', 'b'])));
  expect(first).toBe(renderToString(page(['a', 'b'])));
  expect(cache.assemble(renderToString(nested('one', ['a', 'b'])))).toBe(first);
  expect(cache.assemble(renderToString(nested('two', ['b', 'c'])))).toContain('>c</p>');
  expect(rendered).toBe(2 + 2 + 1);
});

test('another shop has fragments of its own', () => {
  const caches = new FragmentCaches(1_000);
  cached(caches.of('si'), ['a']);
  rendered = 0;
  cached(caches.of('hr'), ['a']);
  expect(rendered).toBe(1);
});

test('the caches of a renderer stay within their bound, one page more or less', () => {
  const caches = new FragmentCaches(10_000);
  for (let turn = 0; turn < 1_000; turn++) cached(caches.of(`shop ${turn % 3}`), [`${turn}`, 'always']);
  expect(caches.size).toBeGreaterThan(1_000);
  expect(caches.size).toBeLessThan(10_500);
});
