// Fragment caching: what is the same on many pages of a shop in a language is rendered once and copied into the others. The server
// keeps the HTML for all its renderers (`ssr/fragments.rs`) and puts it in the place of the marks that are written here. In the browser
// a fragment is nothing but its children, and ids by `useId` are the same on both sides.
import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';

/** The number of a fragment on the page that is being rendered, from 1; negative when it is to be rendered. */
export type FindFragment = (key: string) => number;

const FragmentCacheContext = createContext<FindFragment | null>(null);

/** Only for documents that all visitors share: what is rendered for one person has no cache. */
export function FragmentCacheProvider({ find, children }: { find: FindFragment | null; children: ReactNode }) {
  return <FragmentCacheContext value={find}>{children}</FragmentCacheContext>;
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
  const find = useContext(FragmentCacheContext);
  if (!find) return children;
  const number = find(typeof cacheKey === 'string' ? cacheKey : cacheKey());
  return createElement('cached-fragment', { 'data-number': number }, number < 0 ? children : null);
}
