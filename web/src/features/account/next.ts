// Where a visitor wanted to go travels along between the pages for guests.
import { safeNext } from '@/lib/guard';

export function withNext(to: string, query: URLSearchParams): string {
  const next = safeNext(query.get('next'));
  return next ? `${to}?${new URLSearchParams({ next })}` : to;
}
