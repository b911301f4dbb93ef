// The current page for components: its address, its head and its status.
import { createContext, type ReactNode, useContext } from 'react';
import type { Alternate, Navigation } from '@/api/types';
import type { Translate } from './i18n';
import type { Shop } from './shop';

export type Params = Readonly<Record<string, string | undefined>>;

/** `path` is the page's own, without locale prefix and query; `query` has the parameters that the page reads. */
export type PageRequest = {
  path: string;
  params: Params;
  query: URLSearchParams;
  shop: Shop;
  /** On the server: what a guest saved without script. */
  saved?: readonly number[];
};
/** `navigation` is null when it could not be had. */
export type LoadedPage = PageRequest & { navigation: Navigation | null; t: Translate };

export type Preload = { href: string; imagesrcset: string; imagesizes: string; media?: string };

/**
 * `canonicalPath` has no locale prefix. `alternates` are announced to search engines, this page itself among them; null when
 * there is nothing to announce. `siblings` are where the page is elsewhere, when that must not be announced: for a view of a
 * list that stays out of indexes. `jsonLd` and `preload` are for documents: heads are made without them in the browser, which keeps
 * their code out of the first page.
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

const PageContext = createContext<Page | null>(null);

export function PageProvider({ page, children }: { page: Page; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage outside of PageProvider');
  return page;
}
