// Former slugs: an answer that knows another path for itself sends the visitor there, filters and campaign kept.

/** `asked` is the path that the URL named, decoded; upper and lower case are the same page. */
export function movedTo(asked: string, path: string, query: URLSearchParams): string | null {
  if (asked.toLowerCase() === decodeURI(path).toLowerCase()) return null;
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}
