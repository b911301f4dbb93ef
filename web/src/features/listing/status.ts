// A page number past the end is not found, and says so to machines as well.
import type { ProductCard } from '@/api/types';
import type { LoadedPage } from '@/lib/page';
import { productsCall, type Scope } from './calls';
import { parseListing } from './state';

export function pageStatus({ query, data }: LoadedPage, scope: Scope): number {
  const state = parseListing(query);
  const list = data.page<ProductCard>(productsCall(scope, state));
  return list && state.page > 1 && list.items.length === 0 ? 404 : 200;
}
