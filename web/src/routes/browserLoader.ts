// The context of loaders in the browser, passed as react-router's context; and the loader shared by all pages.
import {
  createContext,
  type LoaderFunctionArgs,
  type RouterState,
  redirect,
  redirectDocument,
  replace,
} from 'react-router';
import { type Answered, type Answers, apiKey, type Calls } from '@/api/get';
import { loadOwn, type OwnAnswers, type WithOwn } from '@/api/own';
import { guardedTarget } from '@/lib/guard';
import type { ShopNavigateOptions } from '@/lib/navigation';
import { carryParameters } from '@/lib/paths';
import type { Shop } from '@/lib/shop';
import type { Translator } from '@/lib/translator';
import {
  areasOf,
  type LayoutData,
  layoutCalls,
  type PageSpec,
  readLayout,
  readPage,
  requestOf,
  urlOf,
} from './pageData';
import { redirectOf } from './redirects';

export type BrowserContext = {
  shop: Shop;
  translator: Translator;
  /** The responses to these calls; a failed one has an error status. */
  load(keys: readonly string[], signal: AbortSignal): Promise<Answers>;
  /** Public responses are refetched when they are read the next time. */
  expire(): void;
  /** Navigates to a path without locale prefix. */
  navigate(to: string, options: ShopNavigateOptions): void;
  /** Whether the page is entered by Back, Forward or a reload: then a redirect replaces the history entry. */
  isRevisit(): boolean;
  /** The visitor's own data that the current page shows. */
  shownOwn(): OwnAnswers | null;
  /** Resolves when the document's page is hydrated. */
  hydrated: Promise<void>;
};

export const browserContext = createContext<BrowserContext>();

/** Whether the page whose loader runs is entered by Back, Forward or a reload, or revalidated. */
export function isRevisit({ navigation }: Pick<RouterState, 'navigation'>): boolean {
  return navigation.state === 'idle' || navigation.historyAction === 'POP';
}

/** The visitor's own data that the current page shows, if it has any. */
export function shownOwn({ matches, loaderData }: Pick<RouterState, 'matches' | 'loaderData'>): OwnAnswers | null {
  const data = loaderData[matches.at(-1)?.route.id ?? ''] as WithOwn | undefined;
  return data?.own ?? null;
}

export async function loadInBrowser<C extends Calls>(
  spec: PageSpec<C>,
  { request, params, context }: LoaderFunctionArgs,
): Promise<Answered<C> & WithOwn> {
  const { shop, translator, load, isRevisit, shownOwn, hydrated } = context.get(browserContext);
  const url = urlOf(request, shop);
  const page = requestOf(spec, url, params, shop);
  const leave = (to: string) => {
    const target = carryParameters(url, to);
    return isRevisit() ? replace(target) : redirect(target);
  };
  // The page to return to after signing in, with the parameters that it reads; all others are carried over separately.
  const wanted = page.query.size > 0 ? `${page.path}?${page.query}` : page.path;
  const elsewhere = guardedTarget(spec.role, wanted, page.query);
  if (elsewhere) throw leave(elsewhere);
  const keys = [...new Set(Object.values(spec.calls(page)).map(({ path }) => apiKey(path, shop)))];
  const { own: ownCalls } = spec;
  const [answers, redirected, own] = await Promise.all([
    load(keys, request.signal),
    redirectOf(page.path, shop, load, request.signal),
    ownCalls ? loadOwn((auth) => ownCalls(auth, page), request.signal, shownOwn()) : null,
    translator.load(areasOf(spec)),
  ]);
  if (redirected?.isExternal) throw redirectDocument(carryParameters(url, redirected.to));
  if (redirected) throw leave(redirected.to);
  // The router restores the scroll position after the first load, when the page must have its full height.
  if (ownCalls) await hydrated;
  // The session may have ended meanwhile.
  const denied = guardedTarget(spec.role, wanted, page.query);
  if (denied) throw leave(denied);
  const data = readPage(spec, page, answers);
  const moved = spec.redirect?.({ ...page, data });
  if (moved) throw leave(moved);
  return { ...data, own };
}

export async function loadLayout({ request, context }: LoaderFunctionArgs): Promise<LayoutData> {
  const { shop, load } = context.get(browserContext);
  return readLayout(await load([apiKey(layoutCalls.navigation.path, shop)], request.signal), shop);
}
