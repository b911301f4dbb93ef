// The cards of one wishlist page: a guest's by the ids stored in the browser, a customer's from the server.
import { useEffect, useRef } from 'react';
import { type Calls, get, getPage } from '@/api/get';
import { useOwnAnswer } from '@/api/own';
import type { ProductCard } from '@/api/types';
import { type Auth, isCustomer, useAuth } from '@/lib/auth';
import { usePersonal } from '@/lib/personal';
import { collectedIds, useCollected, useKeptCount } from './store';

export const pageSize = 20;

export function pageOf(query: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
}

const idsOn = (page: number, ids: readonly number[]) => ids.slice((page - 1) * pageSize, page * pageSize);

/** The calls of the wishlist page's loader; `saved` is a guest's list where the server renders it. */
export function wishlistPageCalls(auth: Auth | null, query: URLSearchParams, saved?: readonly number[]): Calls {
  const page = pageOf(query);
  if (isCustomer(auth)) {
    const own = { userId: auth.id, page, take: pageSize };
    return { list: getPage('/api/wishlist/findAllDataByPagination', { query: own }) };
  }
  const ids = idsOn(page, saved ?? collectedIds());
  return ids.length > 0 ? { list: get('/api/product/web/by-ids', { query: { ids: ids.join(',') } }) } : {};
}

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
    failed: problem !== null,
    reload: () => void reload(),
  };
}

const cardsCall = () => get('/api/product/web/by-ids', { query: { ids: '' } });
