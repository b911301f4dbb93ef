// The current page in another language or country: filters and selected options are kept, because their keys are the same
// everywhere.
import type { CountryLink } from '@/api/types';
import type { Page } from '@/lib/page';
import { ownSearch, withPrefix } from '@/lib/paths';
import type { Shop } from '@/lib/shop';

/** The page's path in another language of this shop. The current language's slug works there as well, by a redirect. */
export function pathIn(language: string, page: Page, { countryCode }: Shop): string {
  if (page.status >= 400) return '/';
  return (siblingOf(page, countryCode, language)?.path ?? page.path) + ownSearch(page.query);
}

/**
 * The page's URL in another country's main language: its home page when the country does not have the page, or when the page is
 * missing here. Where the alternates are unknown, the path is kept.
 */
export function addressIn(country: CountryLink, page: Page): string {
  const [, origin = '', prefix = ''] = /^(https?:\/\/[^/]+)(.*)$/.exec(country.url) ?? [];
  return origin + withPrefix(prefix, pathThere(country, page));
}

function pathThere({ code, languages: [own = ''] }: CountryLink, page: Page): string {
  if (page.status >= 400) return '/';
  const sibling = siblingOf(page, code, own);
  if (!sibling && siblingsOf(page)?.length) return '/';
  return (sibling?.path ?? page.path) + foreignSearch(page.query);
}

function siblingsOf({ head }: Page) {
  return head.siblings ?? head.alternates;
}

function siblingOf(page: Page, country: string, language: string) {
  return siblingsOf(page)?.find((one) => one.country === country && one.language === language);
}

const foreignSearches = new WeakMap<URLSearchParams, string>();

/**
 * Drops the price filters and the page number, since prices there are in another currency and a list may have fewer pages. The
 * same for all countries.
 */
function foreignSearch(query: URLSearchParams): string {
  const known = foreignSearches.get(query);
  if (known !== undefined) return known;
  const there = new URLSearchParams(query);
  for (const name of ['page', 'priceMin', 'priceMax']) there.delete(name);
  const search = ownSearch(there);
  foreignSearches.set(query, search);
  return search;
}
