// The date range of a view: a number of last days, or from one day to another.

export const presets = [7, 30, 90, 365] as const;
/** The API's default number of days. */
const usualDays = 30;

/** The active preset; null when the range is given by dates. */
export function presetOf(query: URLSearchParams): number | null {
  if (query.get('dateFrom') || query.get('dateTo')) return null;
  return presets.find((days) => String(days) === query.get('days')) ?? usualDays;
}

/** The URL of a view with changed parameters; null removes a parameter. */
export function viewHref(path: string, query: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  next.delete('page');
  return next.size > 0 ? `${path}?${next}` : path;
}
