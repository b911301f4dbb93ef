// Former slugs: when a response contains another path for itself, the visitor is redirected there, keeping filters and campaign.

/** `asked` is the decoded path of the URL; upper and lower case are the same page. */
export function movedTo(asked: string, path: string, query: URLSearchParams): string | null {
  if (asked.toLowerCase() === decodeURI(path).toLowerCase()) return null;
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}
