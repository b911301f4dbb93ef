// The page being shown, in another language or country: filters and choices come along, their keys are the same everywhere.
import type { Page } from '@/lib/page';
import { ownSearch } from '@/lib/paths';

/**
 * Where no sibling is known the path stays as it is: the other shop knows its own things by their names in all languages,
 * and redirects. A page that is missing here is not looked for elsewhere.
 */
export function samePageIn(language: string, country: string, page: Page): string {
  if (page.status >= 400) return '/';
  const sibling = page.head.alternates?.find(
    (alternate) => alternate.language === language && (alternate.country ?? country) === country,
  );
  return (sibling?.path ?? page.path) + ownSearch(page.query);
}
