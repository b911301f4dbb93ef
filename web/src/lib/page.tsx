// What a page is: a URL pattern, the data and words it needs, its component and its head. Written once, beside the route.
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Reader } from '@/api/data';
import type { Alternate } from '@/api/types';
import type { Audience } from './guard';
import type { Translate } from './i18n';
import type { Shop } from './shop';

export type Area =
  | 'shop'
  | 'home'
  | 'listing'
  | 'product'
  | 'catalog'
  | 'seo'
  | 'account'
  | 'forms'
  | 'wishlist'
  | 'newsletter';
export type Params = Readonly<Record<string, string | undefined>>;

/** `path` is the page's own, without locale prefix and query. */
export type PageRequest = { path: string; params: Params; query: URLSearchParams; shop: Shop };
export type LoadedPage = PageRequest & { data: Reader; t: Translate };

export type Preload = { href: string; imagesrcset: string; imagesizes: string; media?: string };

/**
 * `canonicalPath` has no locale prefix. `alternates` are announced to search engines, this page itself among them; null when
 * there is nothing to announce. `siblings` are where the page is elsewhere, when that must not be announced: for a view of a
 * list that stays out of indexes.
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

/**
 * Who may keep a drawn page: `shared` is the same for everybody and may be kept by caches on the way, `here` is the same for its
 * whole audience and is kept by the server. Without it nobody keeps the page.
 */
export type Keeping = 'shared' | 'here';

/**
 * `query` lists the parameters that the page reads: it is given no others, so that campaigns and click ids make no new pages.
 * `plan` names the API paths; the page is not found when one of them answers 404, and fails when one fails.
 * `redirect` answers a path without prefix, for former slugs. `status` is for a page that is shown but not there, such as
 * a page number past the end of a list. `audience` keeps a page to those signed in, or to guests; the others are sent elsewhere.
 * The code of a `late` page is fetched by the browser before it is drawn.
 */
export type PageRoute = {
  path: string;
  areas: readonly Area[];
  plan(request: PageRequest): string[];
  Component: ComponentType;
  head(page: LoadedPage): Head;
  redirect?(page: LoadedPage): string | null;
  status?(page: LoadedPage): number;
  audience?: Audience;
  late?: true;
  query?: readonly string[];
  keeping?: Keeping;
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
