// The size table: in a dialog opened next to the size chips, and as a collapsible section of the details without JavaScript.
import { useState } from 'react';
import type { SizeRow, Swatch, SizeTable as Table } from '@/api/types';
import { defineChunk } from '@/lib/chunks';
import { type Translate, useT } from '@/lib/i18n';
import { useChunk } from '@/lib/useChunk';
import { Dialog } from '@/ui/Dialog';
import { useMeasureTexts } from './measures';

const finderChunk = defineChunk('src/features/product/SizeFinder.tsx', () => import('./SizeFinder'));

type Props = { tables: Table[]; chosen: Swatch | null };

/** The id of the table on the page; without JavaScript the link jumps to it. */
export const SIZE_TABLE = 'size-table';

export function SizeGuideLink({ tables, chosen }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const finder = useChunk(finderChunk, open || isNear);
  if (tables.length === 0) return null;
  return (
    <>
      <a
        href={`#${SIZE_TABLE}`}
        aria-haspopup="dialog"
        className="link py-1"
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {t('product-size-help')}
      </a>
      <Dialog
        id="size-dialog"
        title={t('product-size-table')}
        closeLabel={t('product-size-table-close')}
        look="bottom"
        open={open}
        onClose={() => setOpen(false)}
      >
        <div className="grid gap-6">
          {finder && <finder.SizeFinder tables={tables} />}
          <SizeTables tables={tables} chosen={chosen} />
        </div>
      </Dialog>
    </>
  );
}

export function SizeTables({ tables, chosen }: Props) {
  const t = useT();
  const texts = useMeasureTexts();
  const forChildren = tables.some(isForChildren);
  return (
    <div className="grid gap-6">
      <p className="measure text-14 text-ink-2">
        {t(forChildren ? 'product-size-table-note-kids' : 'product-size-table-note')}
      </p>
      {tables.map((table) => (
        <SizeTable key={table.key} table={table} chosen={chosen} />
      ))}
      <ul className="grid gap-1 text-14 text-ink-2">
        {texts.help(tables).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

export function isForChildren({ rows }: Table): boolean {
  return rows.some(({ age }) => age !== null);
}

export function SizeTable({ table, chosen }: { table: Table; chosen: Swatch | null }) {
  const t = useT();
  const texts = useMeasureTexts();
  const aged = isForChildren(table);
  return (
    <section
      className="-mx-1 overflow-x-auto px-1"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen must be scrollable by keys.
      tabIndex={0}
      aria-label={table.name}
    >
      <table className="w-full border-collapse text-left text-14 tabular-nums">
        <caption className="pb-2 text-left font-medium">{table.name}</caption>
        <thead>
          <tr className="border-line border-b text-ink-3">
            <Head>{t('product-size-size')}</Head>
            {table.system !== null && <Head>{t('product-size-system', { system: table.system })}</Head>}
            {aged && <Head>{t('product-size-age')}</Head>}
            {table.measures.map((measure) => (
              <Head key={measure}>{texts.name(measure)}</Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Row
              key={row.size}
              row={row}
              aged={aged}
              named={table.system !== null}
              chosen={chosen !== null && chosen.key === row.key}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" className="py-2 pr-3 align-bottom font-normal first:pl-1 last:pr-0">
      {children}
    </th>
  );
}

type RowProps = { row: SizeRow; aged: boolean; named: boolean; chosen: boolean };

function Row({ row, aged, named, chosen }: RowProps) {
  const t = useT();
  return (
    // A country's accent colour is only guaranteed to be legible on white: here the text stays ink, and the accent is used for
    // the line.
    <tr
      className={`border-b ${chosen ? 'border-blue bg-blue-wash font-medium text-ink' : 'border-line'}`}
      aria-current={chosen || undefined}
    >
      <th scope="row" className="py-2 pr-3 pl-1 font-medium">
        {row.size}
      </th>
      {named && <td className="py-2 pr-3 whitespace-nowrap">{row.systemSize}</td>}
      {aged && <td className="py-2 pr-3">{ageText(t, row)}</td>}
      {row.values.map(({ from, to }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity but its column.
        <td key={index} className="py-2 pr-3 whitespace-nowrap last:pr-0">
          {from === to ? centimetres(t, from) : `${centimetres(t, from)}–${centimetres(t, to)}`}
        </td>
      ))}
    </tr>
  );
}

function ageText(t: Translate, { age }: SizeRow): string {
  if (!age) return '';
  return t(age.unit === 'months' ? 'product-size-months' : 'product-size-years', { from: age.from, to: age.to });
}

/** Converts millimetres to centimetres, with the language's decimal separator. */
function centimetres(t: Translate, millimetres: number): string {
  const value = millimetres / 10;
  return Number.isInteger(value) ? String(value) : t('product-size-value', { value });
}
