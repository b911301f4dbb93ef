// Navigation from components: react-router's, with the parameters of the page being left.
import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { carryParameters, splitUrl, tidyPath, withoutPrefix } from './paths';
import { onlineShop } from './shop';

/** `keep`: stay at this scroll position and focus, as a choice within a page should. */
export type ShopNavigateOptions = { replace?: boolean; keep?: boolean };
/** `to` has no locale prefix: "/category/women?page=2". */
export type ShopNavigate = (to: string, options?: ShopNavigateOptions) => void;

export function useShopNavigate(): ShopNavigate {
  const navigate = useNavigate();
  return useCallback((to, options) => void navigateWith(navigate, to, options), [navigate]);
}

type Navigate = (to: string, options: NavigateOptions) => void | Promise<void>;

/** `navigate` is `router.navigate` or what `useNavigate` gives. */
export function navigateWith(navigate: Navigate, to: string, options: ShopNavigateOptions = {}) {
  return navigate(carryParameters(window.location.search, to), routerOptions(to, options));
}

/** What the router keeps in the history entry of a page. */
export type EntryState = { keepsFocus?: boolean } | null;

function routerOptions(to: string, { replace, keep }: ShopNavigateOptions): NavigateOptions {
  const state: EntryState = keep ? { keepsFocus: true } : null;
  return { replace, preventScrollReset: keep, state, viewTransition: !keep && showsTransition(to) };
}

/** Between pages, where the browser has view transitions and the shopper does not mind motion. */
function showsTransition(to: string): boolean {
  if (!('startViewTransition' in document) || document.hidden) return false;
  const here = withoutPrefix(onlineShop().prefix, window.location.pathname) ?? '';
  const isSamePage = tidyPath(here).toLowerCase() === tidyPath(splitUrl(to).path).toLowerCase();
  return !isSamePage && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
