// The listing's state while a shopper changes it: a choice shows at once, the page follows when its answer is here.
import { useEffect, useRef, useState } from 'react';
import { useNavigateTo } from '@/lib/navigate';
import { usePage } from '@/lib/page';
import { type ListingState, listingHref, parseListing } from './state';

export type ListingControl = {
  /** What the loaded page shows. */
  shown: ListingState;
  /** What the shopper has chosen; ahead of `shown` while the answer is on its way. */
  chosen: ListingState;
  pending: boolean;
  change(next: ListingState): void;
  href(next: ListingState): string;
};

export function useListing(path: string): ListingControl {
  const { query } = usePage();
  const navigateTo = useNavigateTo();
  const shown = parseListing(query);
  const here = listingHref(path, shown);
  const [draft, setDraft] = useState({ here, chosen: shown });
  if (draft.here !== here) setDraft({ here, chosen: shown });
  const { chosen } = draft.here === here ? draft : { chosen: shown };
  const href = (next: ListingState) => listingHref(path, next, query);
  return {
    shown,
    chosen,
    pending: listingHref(path, chosen) !== here,
    href,
    change: (next) => {
      setDraft({ here, chosen: next });
      if (listingHref(path, next) !== here) navigateTo(href(next), { keep: true });
    },
  };
}

/** Brings the top of the list back into view when new results arrive while the shopper is further down. */
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
