// Navigation from components: react-router's, with the parameters carried over from the current page.
import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { carryParameters, splitUrl, tidyPath, withoutPrefix } from './paths';
import { onlineShop } from './shop';

/**
 * `keep`: keep scroll position and focus, as for a selection within a page. `followsForm`: leads to the next page after a form
 * was accepted.
 */
export type ShopNavigateOptions = { replace?: boolean; keep?: boolean; followsForm?: boolean };
/** `to` has no locale prefix: "/category/women?page=2". */
type ShopNavigate = (to: string, options?: ShopNavigateOptions) => void;

export function useShopNavigate(): ShopNavigate {
  const navigate = useNavigate();
  return useCallback((to, options) => void navigateWith(navigate, to, options), [navigate]);
}

type Navigate = (to: string, options: NavigateOptions) => void | Promise<void>;

/** `navigate` is `router.navigate` or the return value of `useNavigate`. */
export function navigateWith(navigate: Navigate, to: string, options: ShopNavigateOptions = {}) {
  return navigate(carryParameters(window.location.search, to), routerOptions(to, options));
}

/** The state that the router keeps in a page's history entry. */
export type EntryState = { keepsFocus?: boolean; followsForm?: boolean } | null;

function routerOptions(to: string, { replace, keep, followsForm }: ShopNavigateOptions): NavigateOptions {
  const state: EntryState = keep ? { keepsFocus: true } : followsForm ? { followsForm } : null;
  return { replace, preventScrollReset: keep, state, viewTransition: !keep && showsTransition(to) };
}

/** For navigations to another page, where the browser supports view transitions and reduced motion is not set. */
function showsTransition(to: string): boolean {
  if (!('startViewTransition' in document) || document.hidden) return false;
  const here = withoutPrefix(onlineShop().prefix, window.location.pathname) ?? '';
  const isSamePage = tidyPath(here).toLowerCase() === tidyPath(splitUrl(to).path).toLowerCase();
  return !isSamePage && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
