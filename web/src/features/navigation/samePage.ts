// The page being shown, in another language: where it exists there, else that shop's front door.
import type { Page } from '@/lib/page';
import { ownSearch } from '@/lib/paths';

/** Filters and choices come along: their keys are the same in every language. */
export function samePageIn(language: string, { head, query }: Page): string {
  const sibling = head.alternates?.find((alternate) => alternate.language === language);
  return sibling ? sibling.path + ownSearch(query) : '/';
}
