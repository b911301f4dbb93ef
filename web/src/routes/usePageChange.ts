// The side effects of a page change: head, focus, closing of dialogs and menus, carried parameters, and the analytics page view.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useMatches, useNavigate, useNavigationType } from 'react-router';
import { endRestoring, restoreAddress } from '@/lib/addressBar';
import { pushPageView } from '@/lib/analytics';
import { showHead } from '@/lib/document-head';
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
  const shown = useRef({ head, location });
  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = { head, location };
    // Reloaded data mostly results in the same head; then the alternate links of the document are kept.
    if (JSON.stringify(head) !== JSON.stringify(last.head)) showHead(head, shop);
    if (location === last.location) return;
    endRestoring();
    endPictureMorph();
    if (isSamePage(location, last.location)) return focusTarget(location.hash);
    const state = location.state as EntryState;
    if (type === 'POP' || !state?.keepsFocus) {
      closeFloating();
      focusHeading();
    }
    // Links, redirects and forms carry the parameters themselves; an entry of the history may lack them. The page view is that of
    // the whole URL.
    const url = location.pathname + location.search + location.hash;
    const whole = ownUrl(carryParameters(last.location.search, url)) ?? url;
    if (whole !== url) void navigateWith(navigate, whole, { replace: true, keep: true });
    else pushPageView(document.title, known);
  }, [head, location, type, shop, known, navigate]);
  useEffect(() => restoreAddress(navigate, shop.prefix), [navigate, shop.prefix]);
}

function isSamePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}

/** Within a page the focus moves to the target of the hash, as in browsers. */
function focusTarget(hash: string): void {
  if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.focus({ preventScroll: true });
}

/** Lets screen readers announce the new page, without a visible focus ring. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function closeFloating(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) menu.open = false;
}
