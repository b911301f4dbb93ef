// Fragment caching: parts that are identical on many pages of a shop in a language are rendered once and copied into the others.
// The server keeps the HTML for all its renderers (`ssr/fragments.rs`) and inserts it in place of the marks that are written
// here. In the browser a fragment renders just its children, and ids by `useId` are the same on both sides.
import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';
import { PersonalProvider, usePersonal } from './personal';

/** Returns the number of a fragment on the page being rendered, from 1; negative when it must be rendered. */
export type FindFragment = (key: string) => number;

const FragmentCacheContext = createContext<FindFragment | null>(null);

export function FragmentCacheProvider({ find, children }: { find: FindFragment | null; children: ReactNode }) {
  return <FragmentCacheContext value={find}>{children}</FragmentCacheContext>;
}

type Props = {
  /**
   * Identifies the fragment and everything that it depends on besides the shop, its language and its navigation. A function is
   * called on the server only.
   */
  cacheKey: string | (() => string);
  /** Does not depend on the visitor: its components, also in other fragments, find no `Personal`. */
  isForEverybody?: true;
  /** A component that renders elements, possibly with other fragments: no text, and no preloaded picture. */
  children: ReactElement;
};

/** In a document that is rendered for one visitor, only what `isForEverybody` is cached. */
export function CachedFragment({ cacheKey, isForEverybody, children }: Props): ReactElement {
  const find = useContext(FragmentCacheContext);
  const personal = usePersonal();
  // In the browser too, so that it renders the same.
  const content = isForEverybody ? <PersonalProvider personal={null}>{children}</PersonalProvider> : children;
  if (!find || (personal && !isForEverybody)) return content;
  const number = find(typeof cacheKey === 'string' ? cacheKey : cacheKey());
  return createElement('cached-fragment', { 'data-number': number }, number < 0 ? content : null);
}
