// All size tables on one page, with how to measure.
import type { ReactNode } from 'react';
import { useT } from '@/lib/i18n';
import { SizeTable } from './SizeGuide';
import { type Cut, type Measure, TABLES } from './sizes';

const adults: readonly Cut[] = ['women-tops', 'women-bottoms', 'men'];
const measures: readonly Measure[] = ['bust', 'chest', 'waist', 'hips', 'inseam', 'height'];

/** `head` is what stands above every page of content. */
export function SizeGuides({ head }: { head: ReactNode }) {
  const t = useT();
  return (
    <div className="wrap">
      {head}
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {adults.map((cut) => (
          <SizeTable key={cut} table={TABLES[cut]} rows={TABLES[cut].rows} chosen={null} />
        ))}
        <div className="grid content-start gap-4">
          <SizeTable table={TABLES.kids} rows={TABLES.kids.rows} chosen={null} />
          <p className="measure text-14 text-ink-2">{t('product-size-table-note-kids')}</p>
        </div>
      </div>
      <ul className="mt-12 grid gap-x-16 gap-y-2 border-t border-line pt-8 text-14 text-ink-2 lg:grid-cols-2">
        {measures.map((measure) => (
          <li key={measure}>{t(`product-size-measure-${measure}`)}</li>
        ))}
      </ul>
    </div>
  );
}
