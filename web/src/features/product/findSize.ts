// Which size of a table fits measurements.
import type { SizeTable } from '@/api/types';

/** Measurements in centimetres by what was measured; what was not is left out. */
export type Measured = Readonly<Partial<Record<string, number>>>;

/** Row numbers of the smallest and the largest size that a measurement falls into, `null` where there is none. */
export type FoundSize = { smaller: number; larger: number } | null;

/** What a body is as wide or as tall as; the length of a leg says nothing of a size. */
const deciding = new Set(['bust', 'chest', 'waist', 'hips', 'height']);
/** Below the smallest size a garment is only loose; further below it does not fit. */
const looseMillimetres = 40;

/** What of a table can be entered to find a size. */
export function enteredMeasures({ measures }: SizeTable): string[] {
  return measures.filter((measure) => deciding.has(measure));
}

/** Between two sizes it is the larger one. Nothing measured, or too large or small for all: `null`. */
export function findSize(table: SizeTable, measured: Measured): FoundSize {
  const found: number[] = [];
  for (const measure of enteredMeasures(table)) {
    const centimetres = measured[measure];
    if (centimetres === undefined) continue;
    const column = table.measures.indexOf(measure);
    const size = rowOf(table, column, centimetres * 10);
    if (size === null) return null;
    found.push(size);
  }
  return found.length === 0 ? null : { smaller: Math.min(...found), larger: Math.max(...found) };
}

function rowOf({ rows }: SizeTable, column: number, millimetres: number): number | null {
  const least = Math.min(...rows.map(({ values }) => values[column]?.from ?? Number.POSITIVE_INFINITY));
  if (millimetres < least - looseMillimetres) return null;
  const row = rows.findIndex(({ values }) => millimetres <= (values[column]?.to ?? 0));
  return row < 0 ? null : row;
}
