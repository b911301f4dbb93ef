// What a shopper chose to send back, as the address of the next step says it: `take=1:2` for two pieces of the first line, `swap=1:77` for
// their exchange. So the steps work without script, and the browser's way back leads to the choice.
import type { ReturnableLine } from './shapes';

/** `exchange` is the variant that is wanted instead; null for a refund. */
export type Chosen = { position: number; quantity: number; exchange: number | null };
export type ChosenLine = Chosen & { line: ReturnableLine };

const pair = /^(\d{1,6}):(\d{1,15})$/;

/** What an address chooses, in the order of the positions; the last word about a line counts. */
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

/** The chosen lines that there are, never more pieces than can be sent back; an exchange that is not to be had is a refund. */
export function chosenLines(chosen: readonly Chosen[], lines: readonly ReturnableLine[]): ChosenLine[] {
  return chosen.flatMap(({ position, quantity, exchange }) => {
    const line = lines.find((one) => one.position === position);
    if (!line || line.returnable === 0) return [];
    const isThere = line.exchanges.some(({ variantId, available }) => variantId === exchange && available);
    return [{ line, position, quantity: Math.min(quantity, line.returnable), exchange: isThere ? exchange : null }];
  });
}

/** The parameters of the API's call about this choice. */
export function askedFor(chosen: readonly Chosen[]): { take: string; swap?: string } {
  const swaps = chosen.filter(({ exchange }) => exchange !== null);
  return {
    take: chosen.map(({ position, quantity }) => `${position}:${quantity}`).join(','),
    ...(swaps.length > 0 && { swap: swaps.map(({ position, exchange }) => `${position}:${exchange}`).join(',') }),
  };
}
