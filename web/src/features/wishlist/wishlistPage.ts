// The cards of one wishlist page: a guest's by the ids stored in the browser, a customer's from the server.
import { useEffect, useRef } from 'react';
import { get } from '@/api/get';
import { useOwnAnswer } from '@/api/own';
import type { ProductCard } from '@/api/types';
import { isCustomer, useAuth } from '@/lib/auth';
import { usePersonal } from '@/lib/personal';
import { idsOn } from './pageCalls';
import { useCollected, useKeptCount } from './store';

/**
 * `total` counts all pages of a customer's list, as returned by the server; `missing` counts products that the shop no longer
 * has.
 */
export type WishlistPage = { cards: ProductCard[]; missing: number; total: number };

/** Keeps the current cards while new ones load, so that removing one does not make the others flicker. */
export function useWishlistPage(page: number) {
  const auth = useAuth();
  const count = useKeptCount();
  const personal = usePersonal();
  const collected = useCollected() ?? personal?.visitor.wishlist ?? [];
  const { data, meta, isLoading, problem, reload } = useOwnAnswer<{ list: ReturnType<typeof cardsCall> }, 'list'>(
    'list',
  );
  const ids = isCustomer(auth) ? [] : idsOn(page, collected);
  const key = `${ids.join()} ${count}`;
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (auth === undefined || count === null) return;
    const isFirst = asked.current === null;
    if (asked.current === key) return;
    asked.current = key;
    // The loader has already requested the first page shown.
    if (!isFirst) void reload();
  }, [auth, count, key, reload]);
  const there = new Set(data?.map(({ id }) => id));
  const missing = isLoading ? 0 : ids.filter((id) => !there.has(id)).length;
  return {
    list: data && { cards: data, missing, total: meta?.itemCount ?? 0 },
    problem,
    reload: () => void reload(),
  };
}

const cardsCall = () => get('/api/product/web/by-ids', { query: { ids: '' } });
