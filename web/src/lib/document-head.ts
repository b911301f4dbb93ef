// Updates the document's head for the current page. The server renders the first head; this updates it on navigation.
import type { Head } from './page';
import { withPrefix } from './paths';
import type { Shop } from './shop';

export function showHead(head: Head, shop: Shop): void {
  const url = shop.origin + withPrefix(shop.prefix, head.canonicalPath);
  document.title = head.title;
  meta('name', 'description', head.description);
  meta('name', 'robots', head.robots);
  meta('property', 'og:title', head.title);
  meta('property', 'og:description', head.description);
  meta('property', 'og:type', head.og.type);
  meta('property', 'og:url', url);
  meta('property', 'og:image', head.og.image);
  canonical(url);
  // Structured data and alternate links belong to the previous page; crawlers read those of a newly loaded document.
  const left = 'script[type="application/ld+json"], link[rel="alternate"][hreflang]';
  for (const old of document.querySelectorAll(left)) old.remove();
}

function meta(attribute: 'name' | 'property', name: string, content: string | undefined): void {
  const found = document.head.querySelector(`meta[${attribute}="${name}"]`);
  if (!content) {
    found?.remove();
    return;
  }
  const tag = found ?? document.head.appendChild(document.createElement('meta'));
  tag.setAttribute(attribute, name);
  tag.setAttribute('content', content);
}

function canonical(url: string): void {
  const found = document.head.querySelector('link[rel="canonical"]');
  const tag = found ?? document.head.appendChild(document.createElement('link'));
  tag.setAttribute('rel', 'canonical');
  tag.setAttribute('href', url);
}
