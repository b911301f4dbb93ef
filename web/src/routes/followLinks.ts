// Links are plain anchors: one handler passes clicks on the shop's own links to the router, and prefetches pages.
import { type createBrowserRouter, matchRoutes } from 'react-router';
import type { ApiCache } from '@/api/cache';
import { leavesPage, onLinks, searchOf } from '@/lib/links';
import { navigateWith } from '@/lib/navigation';
import { ownUrl } from '@/lib/own-url';
import { carryParameters, splitUrl, withoutPrefix } from '@/lib/paths';
import { startPictureMorph } from '@/lib/picture-morph';
import type { Shop } from '@/lib/shop';
import { routes } from '.';
import type { PageRoute } from './definePage';
import { keysOf, requestOf } from './pageData';

type Router = ReturnType<typeof createBrowserRouter>;

/** `knownAreas` are the areas whose messages need not be prefetched. */
export function followLinks(router: Router, shop: Shop, cache: ApiCache, knownAreas: ReadonlySet<string>): void {
  onLinks({
    click: (event, link) => {
      // A link to another country or language is a full page load, with the campaign's parameters added.
      if (link.dataset.carry !== undefined) link.href = carryParameters(window.location.search, link.href);
      const url = urlInShop(link, shop);
      if (url === null || leavesPage(event, link)) return;
      event.preventDefault();
      startPictureMorph(link);
      // Like react-router's own links: a link to the current page adds no history entry, and reloads its data.
      const options = { keep: link.dataset.keep !== undefined, replace: link.href === window.location.href };
      void navigateWith(router.navigate, url, options);
    },
    prefetch: (link) => {
      const url = urlInShop(link, shop);
      if (url !== null) prefetch(url, shop, cache, knownAreas);
    },
  });
}

/** Prefetches what a page needs. Failures are ignored: the request is repeated when the page is opened. */
function prefetch(url: string, shop: Shop, cache: ApiCache, knownAreas: ReadonlySet<string>): void {
  const found = matchRoutes(routes, splitUrl(url).path)?.at(-1);
  const route = found?.route as PageRoute | undefined;
  if (!found || !route || route.path === '*') return;
  const { spec, chunk } = route.handle;
  void cache.load(keysOf(spec, requestOf(spec, url, found.params, shop), knownAreas));
  chunk?.load().catch(() => undefined);
}

/** The link's path without locale prefix, or null when it does not belong to this shop in this language. */
function urlInShop(link: HTMLAnchorElement, shop: Shop): string | null {
  if (link.origin !== window.location.origin) return null;
  const { pathname, hash } = link;
  const path = withoutPrefix(shop.prefix, pathname);
  const isForeign = shop.languages.some(
    ({ prefix }) => prefix && prefix !== shop.prefix && withoutPrefix(prefix, pathname) !== null,
  );
  return path === null || isForeign ? null : ownUrl(path + searchOf(link) + hash);
}
