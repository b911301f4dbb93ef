// The days that a view is about: the last so many, or from one day to another.

export const presets = [7, 30, 90, 365] as const;
/** As many as the API answers with when it is told none. */
export const usualDays = 30;

/** The preset in force; null where days are named. */
export function presetOf(query: URLSearchParams): number | null {
  if (query.get('dateFrom') || query.get('dateTo')) return null;
  return presets.find((days) => String(days) === query.get('days')) ?? usualDays;
}

/** The address of a view with other choices; what is null is left out. */
export function viewHref(path: string, query: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  next.delete('page');
  return next.size > 0 ? `${path}?${next}` : path;
}
