// The days that a view is about: the last so many, or from one day to another.

export const presets = [7, 30, 90, 365] as const;
export const usualDays = 30;

/** Of all the parameters that pages of the area read, those about days. */
export const rangeNames = ['days', 'dateFrom', 'dateTo'] as const;

const oneDay = 24 * 60 * 60 * 1000;

function isDay(text: string | null): text is string {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text);
}

/** The preset in force; null where two days are named. */
export function presetOf(query: URLSearchParams): number | null {
  if (isDay(query.get('dateFrom')) || isDay(query.get('dateTo'))) return null;
  return presets.find((days) => String(days) === query.get('days')) ?? usualDays;
}

/** As the API wants it. Without the last day it is today, by the partner's clock. */
export function dayQuery(query: URLSearchParams, now = Date.now()): { dateFrom?: string; dateTo?: string } {
  const [from, to] = [query.get('dateFrom'), query.get('dateTo')];
  const days = presetOf(query);
  if (days === null) return { ...(isDay(from) && { dateFrom: from }), ...(isDay(to) && { dateTo: to }) };
  return { dateFrom: new Date(now - (days - 1) * oneDay).toISOString().slice(0, 10) };
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
