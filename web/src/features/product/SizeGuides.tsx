// All size tables on one page, with a size finder and measuring instructions.
import type { ReactNode } from 'react';
import type { SizeTable as Table } from '@/api/types';
import { useT } from '@/lib/i18n';
import { useMeasureTexts } from './measures';
import { SizeFinder } from './SizeFinder';
import { isForChildren, SizeTable } from './SizeGuide';

/** `head` is the head shown on every content page. */
export function SizeGuides({ head, tables }: { head: ReactNode; tables: Table[] }) {
  const t = useT();
  const texts = useMeasureTexts();
  return (
    <div className="wrap">
      {head}
      <div className="mb-12 max-w-3xl empty:hidden">
        <SizeFinder tables={tables} />
      </div>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {tables.map((table) => (
          <div key={table.key} className="grid min-w-0 content-start gap-4">
            <SizeTable table={table} chosen={null} />
            {isForChildren(table) && <p className="measure text-14 text-ink-2">{t('product-size-table-note-kids')}</p>}
          </div>
        ))}
      </div>
      <ul className="mt-12 grid gap-x-16 gap-y-2 border-line border-t pt-8 text-14 text-ink-2 lg:grid-cols-2">
        {texts.help(tables).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
