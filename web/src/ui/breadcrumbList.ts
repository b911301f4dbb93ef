// The breadcrumbs as structured data, with absolute URLs.
import type { Crumb } from '@/api/types';
import { withPrefix } from '@/lib/paths';
import type { Shop } from '@/lib/shop';

/** The trail with the page itself as the last item, whether the response contained it or not. */
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

/** The public URL of a page in the current language. */
export function pageUrl(shop: Shop, path: string): string {
  return shop.origin + withPrefix(shop.prefix, path);
}

/** The absolute URL of a file: media may be on a separate host. */
export function absolute(shop: Shop, url: string): string {
  return url.startsWith('/') ? shop.origin + url : url;
}
