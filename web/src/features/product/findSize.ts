// Finds the size of a table that fits given measurements.
import type { SizeTable } from '@/api/types';

/** Measurements in centimetres, by their key; those not taken are left out. */
type Measured = Readonly<Partial<Record<string, number>>>;

/** Row numbers of the smallest and the largest size that a measurement matches, `null` if there is none. */
type FoundSize = { smaller: number; larger: number } | null;

/** The measurements that decide about a size; the inseam does not. */
const deciding = new Set(['bust', 'chest', 'waist', 'hips', 'height']);
/** Up to this much below the smallest size, a garment is only loose; further below it does not fit. */
const looseMillimetres = 40;

/** The measurements of a table that can be entered to find a size. */
export function enteredMeasures({ measures }: SizeTable): string[] {
  return measures.filter((measure) => deciding.has(measure));
}

/**
 * Between two sizes the larger one is returned. `null` when nothing was measured, or when all sizes are too small or too large.
 */
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
