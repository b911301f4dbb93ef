// Paths: locale prefixes, and the campaign parameters that are carried over from page to page.

type Target = { path: string; search: string; hash: string };

/** Parameters that pages read themselves: these are not carried over. */
let own: ReadonlySet<string> = new Set();

/** The secrets of links in e-mails, of orders and of payments, a prefilled e-mail address, and the page to return to. */
export const privateParameters: ReadonlySet<string> = new Set(['token', 'next', 'order', 'payment', 'email']);

/** Parameters that are never carried over, even if no page reads them. */
export const neverCarried: ReadonlySet<string> = new Set([...privateParameters, 'done']);

/** Called once by the route table. */
export function setOwnParameters(names: Iterable<string>): void {
  own = new Set(names);
}

/** Splits "/a?b=c#d" without needing a base address. */
export function splitUrl(url: string): Target {
  const [rest = '', hash] = cut(url, '#');
  const [path = '', search] = cut(rest, '?');
  return { path: path || '/', search: search ? `?${search}` : '', hash: hash ? `#${hash}` : '' };
}

function cut(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** Adds a locale prefix to a path inside the shop: "/" under "/en" is "/en". */
export function withPrefix(prefix: string, to: string): string {
  if (!prefix) return to;
  return to === '/' ? prefix : to.startsWith('/?') || to.startsWith('/#') ? prefix + to.slice(1) : prefix + to;
}

/** Removes the locale prefix, or returns null when the path belongs to another language. */
export function withoutPrefix(prefix: string, path: string): string | null {
  if (!prefix) return path;
  if (path.toLowerCase() === prefix) return '/';
  return path.toLowerCase().startsWith(`${prefix}/`) ? path.slice(prefix.length) : null;
}

/** Normalises a path: no trailing slash, never empty. */
export function tidyPath(path: string): string {
  const tidy = path.replace(/\/+$/, '');
  return tidy === '' ? '/' : tidy;
}

/**
 * Carries the parameters of the current page over to the next one: campaigns, click ids and any others that no page reads, unless
 * the next one sets them. Search is exempt. The server does the same on redirects of documents (`server/src/ssr/routes.rs`), and
 * tests/vectors/carried.json tests both.
 */
export function carryParameters(from: string, to: string): string {
  const target = splitUrl(to);
  if (/(^|\/)search$/i.test(tidyPath(target.path))) return to;
  const set = new URLSearchParams(target.search);
  const isCarried = ([name]: [string, string]) => !own.has(name) && !neverCarried.has(name) && !set.has(name);
  const carried = new URLSearchParams([...new URLSearchParams(splitUrl(from).search)].filter(isCarried));
  if (carried.size === 0) return to;
  return `${target.path}${target.search ? `${target.search}&` : '?'}${carried}${target.hash}`;
}

/** The query parameters of the page itself: "?color=rust" or empty. */
export function ownSearch(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([name]) => own.has(name)));
  return kept.size > 0 ? `?${kept}` : '';
}
