// Fragment caching: what is the same on many pages of a shop in a language is rendered once by each of the server's renderers and
// copied into the others. In the browser a fragment is nothing but its children, and ids by `useId` are the same on both sides.
import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';

const tag = 'cached-fragment';
const start = `<${tag} data-number="`;
const startEnd = '">';
const end = `</${tag}>`;

/** Where the next fragment begins (with its number) or ends. */
function nextMark(page: string, from: number): { at: number; next: number; number: number | null } | null {
  const ends = page.indexOf(end, from);
  if (ends < 0) return null;
  const starts = page.indexOf(start, from);
  if (starts < 0 || ends < starts) return { at: ends, next: ends + end.length, number: null };
  const numberEnd = page.indexOf(startEnd, starts);
  const number = Number(page.slice(starts + start.length, numberEnd));
  return { at: starts, next: numberEnd + startEnd.length, number };
}

/** The HTML of the fragments of one shop in one language. */
export class FragmentCache {
  #numbers = new Map<string, number>();
  #html: (string | undefined)[] = [];
  /** Characters that are kept. */
  size = 0;

  numberOf(key: string): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#numbers.size);
    this.size += key.length;
    return this.#numbers.size - 1;
  }

  has(number: number): boolean {
    return this.#html[number] !== undefined;
  }

  /** Replaces the marks of fragments in a page by what they stand for, and keeps those that were rendered now. */
  assemble(page: string): string {
    const open: { number: number; before: string }[] = [];
    let html = '';
    let done = 0;
    for (let mark = nextMark(page, 0); mark; mark = nextMark(page, done)) {
      html += page.slice(done, mark.at);
      done = mark.next;
      if (mark.number !== null) {
        open.push({ number: mark.number, before: html });
        html = '';
        continue;
      }
      const fragment = open.pop();
      if (!fragment) continue;
      const { number, before } = fragment;
      if (!this.has(number)) this.#keep(number, html);
      html = before + this.#html[number];
    }
    return html + page.slice(done);
  }

  #keep(number: number, html: string): void {
    this.#html[number] = html;
    this.size += html.length;
  }
}

/** The caches of a renderer. All are emptied when they hold more characters than `most`: a shop's fragments are soon there again. */
export class FragmentCaches {
  #caches = new Map<string, FragmentCache>();

  constructor(private readonly most: number) {}

  get size(): number {
    let size = 0;
    for (const [key, cache] of this.#caches) size += key.length + cache.size;
    return size;
  }

  /** `key` is all that any fragment may depend on besides what its own key says. */
  of(key: string): FragmentCache {
    if (this.size > this.most) this.#caches.clear();
    const cache = this.#caches.get(key) ?? new FragmentCache();
    this.#caches.set(key, cache);
    return cache;
  }
}

const FragmentCacheContext = createContext<FragmentCache | null>(null);

/** Only for documents that all visitors share: what is rendered for one person has no cache. */
export function FragmentCacheProvider({ cache, children }: { cache: FragmentCache | null; children: ReactNode }) {
  return <FragmentCacheContext value={cache}>{children}</FragmentCacheContext>;
}

type Props = {
  /**
   * Names the fragment and everything that it depends on besides the shop, its language and its navigation. A function is called on
   * the server only.
   */
  cacheKey: string | (() => string);
  /** A component that renders elements, other fragments among them: no text, no picture that is preloaded. */
  children: ReactElement;
};

export function CachedFragment({ cacheKey, children }: Props): ReactElement {
  const cache = useContext(FragmentCacheContext);
  if (!cache) return children;
  const number = cache.numberOf(typeof cacheKey === 'string' ? cacheKey : cacheKey());
  return createElement(tag, { 'data-number': number }, cache.has(number) ? null : children);
}
