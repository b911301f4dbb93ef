// The words of what size tables measure.
import type { SizeTable } from '@/api/types';
import { useT } from '@/lib/i18n';

const known = ['bust', 'chest', 'waist', 'hips', 'inseam', 'height'] as const;
type Known = (typeof known)[number];

/** A measure's name, and how those of tables are taken, each text once. What a newer server measures has its key for a name. */
export function useMeasureWords() {
  const t = useT();
  const how = (measure: string) => (isKnown(measure) ? t(`product-size-measure-${measure}`) : measure);
  return {
    name: (measure: string) => (isKnown(measure) ? t(`product-size-${measure}`) : measure),
    help: (tables: SizeTable[]) => [...new Set(measuresOf(tables).map(how))],
  };
}

/** What tables measure, each once. */
function measuresOf(tables: SizeTable[]): string[] {
  return [...new Set(tables.flatMap(({ measures }) => measures))];
}

function isKnown(measure: string): measure is Known {
  return known.some((one) => one === measure);
}
