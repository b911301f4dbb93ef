// The lines of an order that are selected for a return.
import type { Chosen } from './selection';
import type { ReturnableLine } from './shapes';

export type ChosenLine = Chosen & { line: ReturnableLine };

/** The selected lines that exist, limited to the returnable quantities; an exchange that is not available becomes a refund. */
export function chosenLines(chosen: readonly Chosen[], lines: readonly ReturnableLine[]): ChosenLine[] {
  return chosen.flatMap(({ position, quantity, exchange }) => {
    const line = lines.find((one) => one.position === position);
    if (!line || line.returnable === 0) return [];
    const isThere = line.exchanges.some(({ variantId, available }) => variantId === exchange && available);
    return [{ line, position, quantity: Math.min(quantity, line.returnable), exchange: isThere ? exchange : null }];
  });
}
