// Fragment caching: parts that are identical on many pages of a shop in a language are rendered once and copied into the others.
// The server keeps the HTML for all its renderers (`ssr/fragments.rs`) and inserts it in place of the marks that are written
// here. In the browser a fragment renders just its children, and ids by `useId` are the same on both sides.
import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';

/** Returns the number of a fragment on the page being rendered, from 1; negative when it must be rendered. */
export type FindFragment = (key: string) => number;

const FragmentCacheContext = createContext<FindFragment | null>(null);

/** Only for documents that all visitors share: content rendered for one visitor is not cached. */
export function FragmentCacheProvider({ find, children }: { find: FindFragment | null; children: ReactNode }) {
  return <FragmentCacheContext value={find}>{children}</FragmentCacheContext>;
}

type Props = {
  /**
   * Identifies the fragment and everything that it depends on besides the shop, its language and its navigation. A function is
   * called on the server only.
   */
  cacheKey: string | (() => string);
  /** A component that renders elements, possibly with other fragments: no text, and no preloaded picture. */
  children: ReactElement;
};

export function CachedFragment({ cacheKey, children }: Props): ReactElement {
  const find = useContext(FragmentCacheContext);
  if (!find) return children;
  const number = find(typeof cacheKey === 'string' ? cacheKey : cacheKey());
  return createElement('cached-fragment', { 'data-number': number }, number < 0 ? children : null);
}
