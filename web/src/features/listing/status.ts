// A page number past the end is not found, and says so to machines as well.
import type { ListPage } from '@/api/get';
import type { PageRequest } from '@/lib/page';
import { parseListing } from './state';

export function pageStatus({ query, data }: PageRequest & { data: { products: ListPage<unknown[]> } }): number {
  return parseListing(query).page > 1 && data.products.items.length === 0 ? 404 : 200;
}
