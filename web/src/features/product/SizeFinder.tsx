// Finds a size by body measurements. Requires JavaScript; without it only the tables are shown.
import { useId, useState } from 'react';
import type { SizeTable } from '@/api/types';
import { Trans, useT } from '@/lib/i18n';
import { Select } from '@/ui/Select';
import { enteredMeasures, findSize } from './findSize';
import { useMeasureTexts } from './measures';

/** With several tables, one is selected first. */
export function SizeFinder({ tables }: { tables: SizeTable[] }) {
  const t = useT();
  const id = useId();
  const texts = useMeasureTexts();
  const [key, setKey] = useState(tables[0]?.key);
  const [entered, setEntered] = useState<Record<string, string>>({});
  const table = tables.find((one) => one.key === key);
  if (!table) return null;
  return (
    <section aria-labelledby={id} className="script-only rounded-tile bg-surface px-4 py-4">
      <h2 id={id} className="font-strong">
        {t('product-size-find')}
      </h2>
      <p className="mb-3 text-14 text-ink-2">{t('product-size-find-text')}</p>
      <div className="flex flex-wrap items-end gap-3">
        {tables.length > 1 && (
          <div className="grid min-w-0 flex-1 basis-60 gap-1 text-14">
            <label htmlFor={`${id}-clothes`}>{t('product-size-find-clothes')}</label>
            <Select id={`${id}-clothes`} value={key} onChange={({ target }) => setKey(target.value)}>
              {tables.map((one) => (
                <option key={one.key} value={one.key}>
                  {one.name}
                </option>
              ))}
            </Select>
          </div>
        )}
        {enteredMeasures(table).map((measure) => (
          <label key={measure} className="grid w-24 gap-1 text-14">
            {texts.name(measure)}
            <input
              className="input"
              inputMode="decimal"
              maxLength={5}
              autoComplete="off"
              value={entered[measure] ?? ''}
              onChange={({ target }) => setEntered({ ...entered, [measure]: target.value })}
            />
          </label>
        ))}
      </div>
      <p role="status" className="mt-3 empty:mt-0">
        <SizeResult table={table} entered={entered} />
      </p>
    </section>
  );
}

function SizeResult({ table, entered }: { table: SizeTable; entered: Record<string, string> }) {
  const t = useT();
  const measured = Object.fromEntries(
    Object.entries(entered).flatMap(([measure, text]) => {
      const centimetres = Number(text.trim().replace(',', '.'));
      return text.trim() !== '' && centimetres > 0 ? [[measure, centimetres]] : [];
    }),
  );
  if (!enteredMeasures(table).some((measure) => measure in measured)) return null;
  const found = findSize(table, measured);
  const smaller = table.rows[found?.smaller ?? -1];
  const larger = table.rows[found?.larger ?? -1];
  if (!smaller || !larger) return t('product-size-found-none');
  if (smaller === larger) {
    return <Trans id="product-size-found" args={{ size: larger.size }} components={{ b: (text) => <b>{text}</b> }} />;
  }
  return t('product-size-found-between', { smaller: smaller.size, larger: larger.size });
}
