// The translated names of the measurements in size tables.
import type { SizeTable } from '@/api/types';
import { useT } from '@/lib/i18n';

const known = ['bust', 'chest', 'waist', 'hips', 'inseam', 'height'] as const;
type Known = (typeof known)[number];

/**
 * The name of a measurement, and the instructions for taking those of the tables, each text once. A measurement unknown to this
 * release is named by its key.
 */
export function useMeasureTexts() {
  const t = useT();
  const how = (measure: string) => (isKnown(measure) ? t(`product-size-measure-${measure}`) : measure);
  return {
    name: (measure: string) => (isKnown(measure) ? t(`product-size-${measure}`) : measure),
    help: (tables: SizeTable[]) => [...new Set(measuresOf(tables).map(how))],
  };
}

/** The distinct measurements of several tables. */
function measuresOf(tables: SizeTable[]): string[] {
  return [...new Set(tables.flatMap(({ measures }) => measures))];
}

function isKnown(measure: string): measure is Known {
  return known.some((one) => one === measure);
}
