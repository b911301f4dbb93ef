// Addresses: locale prefixes, and the campaign parameters that travel from page to page.

export type Target = { path: string; search: string; hash: string };

const carried = /^(utm_\w+|ref|adid|src)$/;

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

/** Takes the locale prefix off, or answers null when the path belongs to another language. */
export function withoutPrefix(prefix: string, path: string): string | null {
  if (!prefix) return path;
  if (path.toLowerCase() === prefix) return '/';
  return path.toLowerCase().startsWith(`${prefix}/`) ? path.slice(prefix.length) : null;
}

/** One form for a path: no trailing slash, never empty. */
export function tidyPath(path: string): string {
  const tidy = path.replace(/\/+$/, '');
  return tidy === '' ? '/' : tidy;
}

/** Copies campaign parameters of the page being left that the next one does not set itself. Search is exempt. */
export function carryTracking(from: string, to: string): string {
  const target = splitUrl(to);
  if (/(^|\/)search$/i.test(tidyPath(target.path))) return to;
  const next = new URLSearchParams(target.search);
  let changed = false;
  for (const [name, value] of new URLSearchParams(splitUrl(from).search)) {
    if (!carried.test(name) || next.has(name)) continue;
    next.append(name, value);
    changed = true;
  }
  return changed ? `${target.path}?${next}${target.hash}` : to;
}

/** What a page's query says about the page itself, campaign parameters left out: "?color=rust" or nothing. */
export function ownSearch(query: URLSearchParams): string {
  const own = new URLSearchParams([...query].filter(([name]) => !carried.test(name)));
  return own.size > 0 ? `?${own}` : '';
}
