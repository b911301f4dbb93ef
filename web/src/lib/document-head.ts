// Updates the document's head for the current page, or for its error. The server renders the first head; this updates it on
// navigation.
import type { Head } from './page';
import { withPrefix } from './paths';
import type { Shop } from './shop';

/** The document's head as JSON; null until the first page is mounted. */
let current: string | null = null;

/** The first page's head is the one that the server rendered, with alternate links and structured data. */
export function keepFirstHead(head: Head): void {
  current ??= JSON.stringify(head);
}

export function showHead(head: Head, shop: Shop): void {
  const next = JSON.stringify(head);
  // Reloaded data mostly results in the same head; then the alternate links of the document are kept.
  if (next === current) return;
  current = next;
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
