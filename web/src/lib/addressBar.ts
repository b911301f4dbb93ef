// What the address bar shows where tags may read it: nothing private. The router's location keeps the whole address: it reads it from `masked`
// in the entry's state, as it does for its own option `mask`, so that Back, forms and loaders see what the shopper came with.
import type { NavigateFunction } from 'react-router';
import { withoutPrefix } from './paths';
import { publicSearch } from './private';

type Address = { pathname: string; search: string; hash: string };

/** The whole address of the page that was loaded anew by the shown one, until the router is there again. */
let lost: Address | null = null;
let isGuarded = false;

/** A document that was loaded by the shown address was drawn without the rest: the router begins where the server did. Before the router. */
export function findLostAddress(): void {
  const { masked, ...state } = (window.history.state ?? {}) as { masked?: Address };
  if (!masked) return;
  window.history.replaceState(state, '');
  lost = masked.pathname === window.location.pathname ? masked : null;
}

/** From here on no entry of the history shows a private parameter, the present one first. Before any tag, and before the router. */
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

/** Whether the page that is shown is about to give way to the one that was asked for. */
export function isAddressLost(): boolean {
  return lost !== null;
}

/** Shows the page that the document was loaded anew for. */
export function restoreAddress(navigate: NavigateFunction, prefix: string): void {
  if (!lost) return;
  const to = { ...lost, pathname: withoutPrefix(prefix, lost.pathname) ?? lost.pathname };
  void navigate(to, { replace: true, preventScrollReset: true });
}

/** The router has moved: to that page, or on to another. */
export function endRestoring(): void {
  lost = null;
}

/** The query of the page that is shown, as the router has it. */
export function wholeSearch(): string {
  const { masked } = (window.history.state ?? {}) as { masked?: Address };
  return masked?.search ?? window.location.search;
}
