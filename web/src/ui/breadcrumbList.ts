// The trail of breadcrumbs as search engines read it, with absolute addresses.
import type { Crumb } from '@/api/types';
import { withPrefix } from '@/lib/paths';
import type { Shop } from '@/lib/shop';

/** The trail with the page itself at its end, whether the answer brought it or not. */
export function trailTo(crumbs: Crumb[], { name, path }: Crumb): Crumb[] {
  return crumbs.at(-1)?.path === path ? crumbs : [...crumbs, { name, path }];
}

export function breadcrumbList(shop: Shop, home: string, crumbs: Crumb[]): object {
  const items = [{ name: home, path: '/' }, ...crumbs].map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: pageUrl(shop, crumb.path),
  }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: items };
}

/** The public address of a page in the language being shown. */
export function pageUrl(shop: Shop, path: string): string {
  return shop.origin + withPrefix(shop.prefix, path);
}

/** A file's address: media may live on a host of its own. */
export function absolute(shop: Shop, url: string): string {
  return url.startsWith('/') ? shop.origin + url : url;
}
