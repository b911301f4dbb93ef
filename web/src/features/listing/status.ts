// A page number past the end answers 404.
import type { ListPage } from '@/api/get';
import type { PageRequest } from '@/lib/page';
import { parseListing } from './state';

export function pageStatus({ query, data }: PageRequest & { data: { products: ListPage<unknown[]> } }): number {
  return parseListing(query).page > 1 && data.products.items.length === 0 ? 404 : 200;
}
