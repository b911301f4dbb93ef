// The listing's state while filters change: a selected filter shows at once, the products follow when they are loaded.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useShopNavigate } from '@/lib/navigation';
import { usePage } from '@/lib/page';
import { listingHref } from './changes';
import { type ListingState, parseListing, type Sort } from './state';

type ListingControl = {
  /** The state of the loaded page. */
  shown: ListingState;
  /** The state that the shopper has selected; ahead of `shown` while the page loads. */
  chosen: ListingState;
  pending: boolean;
  /** `update` receives the latest selection, also when several changes precede the next render. */
  change(update: (chosen: ListingState) => ListingState): void;
  href(next: ListingState): string;
};

export function useListing(path: string, usual?: Sort): ListingControl {
  const { query } = usePage();
  const navigate = useShopNavigate();
  const isLoading = useNavigation().state !== 'idle';
  const shown = parseListing(query, usual);
  const here = listingHref(path, shown);
  const [draft, setDraft] = useState({ here, chosen: shown });
  // When the page's own filters change, the selection is reset to them.
  if (draft.here !== here) setDraft({ here, chosen: shown });
  const { chosen } = draft.here === here ? draft : { chosen: shown };
  const newest = useRef(chosen);
  const isNavigating = useRef(false);
  useLayoutEffect(() => {
    newest.current = chosen;
  }, [chosen]);
  const href = (next: ListingState) => listingHref(path, next, query);
  return {
    shown,
    chosen,
    pending: isLoading && listingHref(path, chosen) !== here,
    href,
    change: (update) => {
      const next = update(newest.current);
      if (listingHref(path, next) === listingHref(path, newest.current)) return;
      newest.current = next;
      setDraft({ here, chosen: next });
      // Further changes before the navigation starts are included in it.
      if (isNavigating.current) return;
      isNavigating.current = true;
      afterPaint(() => {
        isNavigating.current = false;
        // The selection is back to what is shown: this navigation cancels the pending one.
        const isBack = listingHref(path, newest.current) === here;
        navigate(href(newest.current), { keep: true, replace: isBack });
      });
    },
  };
}

/** Paints the selection before the navigation occupies the main thread. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Scrolls the top of the list back into view when new results arrive while the shopper is further down. */
export function useBackToTop(state: ListingState) {
  const list = useRef<HTMLDivElement>(null);
  const key = listingHref('', state);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView({ block: 'start' });
  }, [key]);
  return list;
}
