// The current page for components: its request, its head and its status.
import { createContext, type ReactNode, useContext } from 'react';
import type { Alternate, Navigation } from '@/api/types';
import type { Translate } from './i18n';
import type { Shop } from './shop';

export type Params = Readonly<Record<string, string | undefined>>;

/** `path` is the page's path, without locale prefix and query; `query` has the parameters that the page reads. */
export type PageRequest = {
  path: string;
  params: Params;
  query: URLSearchParams;
  shop: Shop;
  /** On the server: the products that a guest saved without JavaScript. */
  saved?: readonly number[];
};
/** `navigation` is null when it could not be loaded. */
export type LoadedPage = PageRequest & { navigation: Navigation | null; t: Translate };

export type Preload = { href: string; imagesrcset: string; imagesizes: string; media?: string };

/**
 * `canonicalPath` has no locale prefix. `alternates` are the page's versions for search engines, this one included; null when
 * there are none to announce. `siblings` are the versions when they must not be announced, for a view of a list that is not
 * indexed. `jsonLd` and `preload` are for documents: in the browser, heads are made without them, which keeps their code out of
 * the first page.
 */
export type Head = {
  title: string;
  description: string;
  robots?: string;
  canonicalPath: string;
  alternates: Alternate[] | null;
  siblings?: Alternate[];
  og: { type: string; image?: string };
  jsonLd: object[];
  preload: Preload[];
};

export type Page = { path: string; params: Params; query: URLSearchParams; head: Head; status: number };

/** Null outside of a page. */
export const PageContext = createContext<Page | null>(null);

export function PageProvider({ page, children }: { page: Page; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage outside of PageProvider');
  return page;
}
