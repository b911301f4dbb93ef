// The cards of one wishlist page: a guest's by the ids stored in the browser, a customer's from the server.
import { useState } from 'react';
import { get } from '@/api/get';
import { useOwnAnswer } from '@/api/own';
import { isCustomer, useAuth } from '@/lib/auth';
import { usePersonal } from '@/lib/personal';
import { idsOn } from './pageCalls';
import { useGuestWishlist } from './store';

/**
 * `total` counts all pages of a customer's list, as returned by the server; `missing` counts products that the shop no longer
 * has.
 */
export function useWishlistPage(page: number) {
  const auth = useAuth();
  const personal = usePersonal();
  const saved = useGuestWishlist() ?? personal?.visitor.wishlist ?? [];
  const { data, meta, problem, reload } = useOwnAnswer<{ list: ReturnType<typeof cardsCall> }, 'list'>('list');
  const ids = isCustomer(auth) ? [] : idsOn(page, saved);
  // The list as it was when these cards were loaded: a product that is saved afterwards is not missing.
  const [loaded, setLoaded] = useState({ data, ids });
  if (loaded.data !== data) setLoaded({ data, ids });
  const there = new Set(data?.map(({ id }) => id));
  const missing = loaded.ids.filter((id) => !there.has(id)).length;
  return {
    list: data && { cards: data, missing, total: meta?.itemCount ?? 0 },
    problem,
    reload,
  };
}

const cardsCall = () => get('/api/product/web/by-ids', { query: { ids: '' } });
