// Cached fragments: rendered once, copied afterwards, and transparent without a cache.
import { type ReactElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FragmentHost } from '../../tests/fragmentHost';
import { CachedFragment, FragmentCacheProvider } from './fragmentCache';
import { type Personal, PersonalProvider, usePersonal } from './personal';

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

function cached(host: FragmentHost, element: ReactElement): string {
  host.start('shop');
  return host.assemble(renderToString(<FragmentCacheProvider find={host.find}>{element}</FragmentCacheProvider>));
}

test('a fragment is rendered once and reads the same as without a cache, ids too', () => {
  const host = new FragmentHost();
  const plain = renderToString(page(['a & b', 'c']));
  rendered = 0;
  expect(cached(host, page(['a & b', 'c']))).toBe(plain);
  expect(cached(host, page(['a & b', 'c']))).toBe(plain);
  expect(rendered).toBe(2);
  expect(renderToString(<FragmentCacheProvider find={null}>{page(['a & b', 'c'])}</FragmentCacheProvider>)).toBe(plain);
});

test('a fragment may contain others, which are cached separately', () => {
  const host = new FragmentHost();
  const nested = (name: string, parts: string[]) => <CachedFragment cacheKey={name}>{page(parts)}</CachedFragment>;
  rendered = 0;
  const first = cached(host, nested('one', ['a', 'b']));
  expect(first).toBe(renderToString(page(['a', 'b'])));
  rendered = 0;
  expect(cached(host, nested('one', ['a', 'b']))).toBe(first);
  expect(cached(host, nested('two', ['b', 'c']))).toContain('>c</p>');
  expect(rendered).toBe(1);
});

const Who = () => <b>{usePersonal()?.visitor.formKey ?? 'nobody'}</b>;

test('a page of one visitor shares only what is for everybody, which cannot read anything personal', () => {
  const host = new FragmentHost();
  const of = (formKey: string) => (
    <PersonalProvider personal={{ visitor: { formKey } } as Personal}>
      <main>
        <CachedFragment cacheKey="own">
          <Who />
        </CachedFragment>
        <CachedFragment isForEverybody cacheKey="shared">
          <Who />
        </CachedFragment>
      </main>
    </PersonalProvider>
  );
  for (const formKey of ['ana', 'eva']) {
    expect(cached(host, of(formKey))).toBe(`<main><b>${formKey}</b><b>nobody</b></main>`);
    expect(host.texts).toEqual(['<b>nobody</b>']);
  }
  expect(host.found).toBe(1);
});
