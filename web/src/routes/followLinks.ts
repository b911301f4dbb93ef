// Links are plain anchors: one handler gives clicks on this shop's own ones to the router, and loads pages ahead.
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

/** `knownAreas` are those whose messages need not be loaded ahead. */
export function followLinks(router: Router, shop: Shop, cache: ApiCache, knownAreas: ReadonlySet<string>): void {
  onLinks({
    click: (event, link) => {
      // To another country or language: the browser goes there itself, with the campaign's parameters.
      if (link.dataset.carry !== undefined) link.href = carryParameters(window.location.search, link.href);
      const url = urlInShop(link, shop);
      if (url === null || leavesPage(event, link)) return;
      event.preventDefault();
      startPictureMorph(link);
      // Like react-router's own links: the page that is shown makes no second entry, and is loaded again.
      const options = { keep: link.dataset.keep !== undefined, replace: link.href === window.location.href };
      void navigateWith(router.navigate, url, options);
    },
    prefetch: (link) => {
      const url = urlInShop(link, shop);
      if (url !== null) prefetch(url, shop, cache, knownAreas);
    },
  });
}

/** Fetches what a page will need. What fails here is fetched again, or told, when it is wanted. */
function prefetch(url: string, shop: Shop, cache: ApiCache, knownAreas: ReadonlySet<string>): void {
  const found = matchRoutes(routes, splitUrl(url).path)?.at(-1);
  const route = found?.route as PageRoute | undefined;
  if (!found || !route || route.path === '*') return;
  const { spec, chunk } = route.handle;
  void cache.load(keysOf(spec, requestOf(spec, url, found.params, shop), knownAreas));
  chunk?.load().catch(() => undefined);
}

/** The link's page without locale prefix, or null when it is none of this shop in this language. */
function urlInShop(link: HTMLAnchorElement, shop: Shop): string | null {
  if (link.origin !== window.location.origin) return null;
  const { pathname, hash } = link;
  const path = withoutPrefix(shop.prefix, pathname);
  const isForeign = shop.languages.some(
    ({ prefix }) => prefix && prefix !== shop.prefix && withoutPrefix(prefix, pathname) !== null,
  );
  return path === null || isForeign ? null : ownUrl(path + searchOf(link) + hash);
}
