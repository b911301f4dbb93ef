// What loaders work with in the browser, handed to them as react-router's context; and the loader that all pages share.
import { createContext, type LoaderFunctionArgs, redirect, redirectDocument, replace } from 'react-router';
import { type Answered, type Answers, apiKey, type Calls } from '@/api/get';
import { loadOwn, type WithOwn } from '@/api/own';
import { guardedTarget } from '@/lib/guard';
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
  /** All answers of these calls; what cannot be had has a status. */
  load(keys: readonly string[], signal: AbortSignal): Promise<Answers>;
  /** Goes to a page without locale prefix, in the place of the one that is shown. */
  replace(to: string): void;
  /** Whether the page is entered by going back or forward, or loaded anew: then a redirect takes its place in the history. */
  isRevisit(): boolean;
  /** Done when the document's page is hydrated. */
  hydrated: Promise<void>;
};

export const browserContext = createContext<BrowserContext>();

/** `code` is what the page's `own` comes with; everything else begins without it. */
export async function loadInBrowser<C extends Calls>(
  spec: PageSpec<C>,
  { request, params, context }: LoaderFunctionArgs,
  code: Promise<unknown> = Promise.resolve(),
): Promise<Answered<C> & WithOwn> {
  const { shop, translator, load, isRevisit, hydrated } = context.get(browserContext);
  const url = urlOf(request, shop);
  const page = requestOf(spec, url, params, shop);
  const leave = (to: string) => {
    const target = carryParameters(url, to);
    return isRevisit() ? replace(target) : redirect(target);
  };
  // Where somebody came from is the page with what it reads; the rest travels beside it.
  const wanted = page.query.size > 0 ? `${page.path}?${page.query}` : page.path;
  const elsewhere = guardedTarget(spec.role, wanted, page.query);
  if (elsewhere) throw leave(elsewhere);
  const keys = [...new Set(Object.values(spec.calls(page)).map(({ path }) => apiKey(path, shop)))];
  const loadOwnData = () => loadOwn((auth) => spec.own?.(auth, page) ?? {}, request.signal);
  const [answers, redirected, own] = await Promise.all([
    load(keys, request.signal),
    redirectOf(page.path, shop, load, request.signal),
    spec.own ? code.then(loadOwnData) : null,
    translator.load(areasOf(spec)),
  ]);
  if (redirected?.isExternal) throw redirectDocument(carryParameters(url, redirected.to));
  if (redirected) throw leave(redirected.to);
  // The router restores the scroll position when its first load is done: the page must have its full height by then.
  if (spec.own) await hydrated;
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
