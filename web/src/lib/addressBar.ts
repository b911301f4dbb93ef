// Removes private parameters from the address bar, where tags can read it. The router's location keeps the whole URL: it reads it
// from `masked` in the history entry's state, as it does for its own option `mask`, so that Back, forms and loaders see the
// original URL.
import type { NavigateFunction } from 'react-router';
import { withoutPrefix } from './paths';
import { publicSearch } from './private';

type Address = { pathname: string; search: string; hash: string };

/** The whole URL of a page that was reloaded by its masked URL, until the router has restored it. */
let lost: Address | null = null;
let isGuarded = false;

/**
 * A document reloaded by its masked URL was rendered without the private parameters: the router must start with the same URL as
 * the server. Must run before the router is created.
 */
export function findLostAddress(): void {
  const { masked, ...state } = (window.history.state ?? {}) as { masked?: Address };
  if (!masked) return;
  window.history.replaceState(state, '');
  lost = masked.pathname === window.location.pathname ? masked : null;
}

/**
 * From now on, no history entry shows a private parameter, starting with the current one. Must run before any tag and before the
 * router.
 */
export function guardAddressBar(): void {
  if (isGuarded) return;
  isGuarded = true;
  const { history, location } = window;
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (state, unused, to) => {
      const whole = new URL(to ?? location.href, location.href);
      const search = publicSearch(whole.search);
      if (search === whole.search) return change(state, unused, to);
      const masked: Address = { pathname: whole.pathname, search: whole.search, hash: whole.hash };
      change({ ...state, masked }, unused, whole.pathname + search + whole.hash);
    };
  }
  history.replaceState(history.state, '', location.href);
}

/** Whether the current page is about to be replaced by the one with the whole URL. */
export function isAddressLost(): boolean {
  return lost !== null;
}

/** Navigates to the whole URL of a reloaded page. */
export function restoreAddress(navigate: NavigateFunction, prefix: string): void {
  if (!lost) return;
  const to = { ...lost, pathname: withoutPrefix(prefix, lost.pathname) ?? lost.pathname };
  void navigate(to, { replace: true, preventScrollReset: true });
}

/** Called when the router has navigated, to that page or to another. */
export function endRestoring(): void {
  lost = null;
}

/** The whole query of the current page, as the router has it. */
export function wholeSearch(): string {
  const { masked } = (window.history.state ?? {}) as { masked?: Address };
  return masked?.search ?? window.location.search;
}
