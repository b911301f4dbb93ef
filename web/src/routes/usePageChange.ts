// The side effects of a page change: head, focus, closing dialogs and menus, and the page view for analytics.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useMatches, useNavigate, useNavigationType } from 'react-router';
import { endRestoring, restoreAddress } from '@/lib/addressBar';
import { pushPageView } from '@/lib/analytics';
import { showHead } from '@/lib/document-head';
import type { EntryState } from '@/lib/navigation';
import type { Page } from '@/lib/page';
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
    // Data that was loaded anew mostly makes the same head, with what the document said about siblings.
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
    pushPageView(document.title, known);
  }, [head, location, type, shop, known]);
  useEffect(() => restoreAddress(navigate, shop.prefix), [navigate, shop.prefix]);
}

function isSamePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}

/** Within a page the focus goes where the hash leads, as browsers do it. */
function focusTarget(hash: string): void {
  if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.focus({ preventScroll: true });
}

/** Tells screen readers where they are, without showing a ring to those who see it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function closeFloating(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) menu.open = false;
}
