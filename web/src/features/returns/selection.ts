// The items selected for a return, as query parameters: `take=1:2` for two items of the first line, `swap=1:77` for their
// exchange; with `change`, the selection is shown to be changed. This makes the steps work without JavaScript. For the browser's
// Back button, the history entry of the first step keeps the selection.

/** `exchange` is the variant wanted instead; null for a refund. */
export type Chosen = { position: number; quantity: number; exchange: number | null };

const pair = /^(\d{1,6}):(\d{1,15})$/;

/** The selection of a URL, ordered by position; the last parameter for a line takes precedence. */
export function chosenOf(query: URLSearchParams): Chosen[] {
  const quantities = pairsOf(query.getAll('take'));
  const exchanges = pairsOf(query.getAll('swap'));
  return [...quantities]
    .filter(([, quantity]) => quantity > 0)
    .map(([position, quantity]) => ({ position, quantity, exchange: exchanges.get(position) || null }))
    .sort((one, other) => one.position - other.position);
}

function pairsOf(entries: readonly string[]): Map<number, number> {
  const found = entries.flatMap((entry) => entry.split(',')).map((entry) => pair.exec(entry));
  return new Map(found.flatMap((match) => (match ? [[Number(match[1]), Number(match[2])] as const] : [])));
}

/** Whether the URL leads to the second step: it has a selection, which is not to be changed. */
export function hasChosen(query: URLSearchParams): boolean {
  return !query.has('change') && chosenOf(query).length > 0;
}

/** The URL of the first step with the selection of the second one's URL. */
export function changePath(path: string, query: URLSearchParams): string {
  const kept = [...query].filter(([name]) => ['order', 'take', 'swap'].includes(name));
  return `${path}?${new URLSearchParams([...kept, ['change', '1']])}`;
}

/** The selection as parameters of the API call. */
export function selectionParams(chosen: readonly Chosen[]): { take: string; swap?: string } {
  const swaps = chosen.filter(({ exchange }) => exchange !== null);
  return {
    take: chosen.map(({ position, quantity }) => `${position}:${quantity}`).join(','),
    ...(swaps.length > 0 && { swap: swaps.map(({ position, exchange }) => `${position}:${exchange}`).join(',') }),
  };
}
