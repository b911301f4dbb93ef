// The calls of the wishlist page: the cards on one of its pages.
import { type Calls, get } from '@/api/get';
import { type Auth, isCustomer } from '@/lib/auth';
import { guestWishlistIds } from './store';

export const pageSize = 20;

export function pageOf(query: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
}

export const idsOn = (page: number, ids: readonly number[]) => ids.slice((page - 1) * pageSize, page * pageSize);

/** The calls of the wishlist page's loader; `saved` is a guest's list where the server renders it. */
export function wishlistPageCalls(auth: Auth | null, query: URLSearchParams, saved?: readonly number[]): Calls {
  const page = pageOf(query);
  if (isCustomer(auth)) {
    const own = { userId: auth.id, page, take: pageSize };
    return { list: get('/api/wishlist/findAllDataByPagination', { query: own }) };
  }
  const ids = idsOn(page, saved ?? guestWishlistIds());
  return ids.length > 0 ? { list: get('/api/product/web/by-ids', { query: { ids: ids.join(',') } }) } : {};
}
