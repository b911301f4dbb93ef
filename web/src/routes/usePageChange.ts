// The side effects of a page change: head, focus, closing of dialogs and menus, carried parameters, and the analytics page view.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useMatches, useNavigate, useNavigationType } from 'react-router';
import { endRestoring, restoreAddress } from '@/lib/addressBar';
import { pushPageView } from '@/lib/analytics';
import { keepFirstHead, showHead } from '@/lib/document-head';
import { type EntryState, navigateWith } from '@/lib/navigation';
import { ownUrl } from '@/lib/own-url';
import type { Page } from '@/lib/page';
import { carryParameters } from '@/lib/paths';
import { endPictureMorph } from '@/lib/picture-morph';
import { useShop } from '@/lib/shop';
import type { PageHandle } from './definePage';

export function usePageChange({ head }: Page): void {
  const shop = useShop();
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const known = (useMatches().at(-1)?.handle as PageHandle | undefined)?.spec.query;
  const shown = useRef(location);
  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = location;
    keepFirstHead(head);
    showHead(head, shop);
    if (location === last) return;
    endRestoring();
    endPictureMorph();
    // Within a page, only a fragment moves the focus, as in browsers.
    if (isSamePage(location, last)) return location.hash ? focusTarget(location.hash) : undefined;
    const state = location.state as EntryState;
    if (type === 'POP' || !state?.keepsFocus) {
      closeFloating();
      focusTarget(location.hash);
    }
    // Links, redirects and forms carry the parameters themselves; an entry of the history may lack them. The page view is that of
    // the whole URL.
    const url = location.pathname + location.search + location.hash;
    const whole = ownUrl(carryParameters(last.search, url)) ?? url;
    if (whole !== url) void navigateWith(navigate, whole, { replace: true, keep: true });
    else pushPageView(document.title, known);
  }, [head, location, type, shop, known, navigate]);
  useEffect(() => restoreAddress(navigate, shop.prefix), [navigate, shop.prefix]);
}

function isSamePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}

/**
 * Moves the focus to the target of the fragment, or else to the page's heading, so that screen readers announce it. Without a
 * visible focus ring.
 */
function focusTarget(hash: string): void {
  const target = elementOf(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not percent-encoded text, such as `#50%`.
    return null;
  }
}

function closeFloating(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) menu.open = false;
}
