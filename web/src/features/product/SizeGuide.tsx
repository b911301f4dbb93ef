// The size table: one look in a dialog from the size chips, and folded among the details for everyone else.
import { useState } from 'react';
import type { ProductDetail, Swatch } from '@/api/types';
import { type Translate, useT } from '@/lib/i18n';
import { Dialog } from '@/ui/Dialog';
import { isOffered, type SizeRow, same, type SizeTable as Table, tablesFor } from './sizes';

type Props = { product: ProductDetail; chosen: Swatch | null };

/** Where the table stands on the page; without JavaScript the link leads there. */
export const SIZE_TABLE = 'size-table';

export function SizeGuideLink({ product, chosen }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (tablesFor(product).length === 0) return null;
  return (
    <>
      <a
        href={`#${SIZE_TABLE}`}
        aria-haspopup="dialog"
        className="link py-1"
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
        <SizeTables product={product} chosen={chosen} />
      </Dialog>
    </>
  );
}

export function SizeTables({ product, chosen }: Props) {
  const t = useT();
  const tables = tablesFor(product);
  const measures = [...new Set(tables.flatMap((table) => table.measures))];
  const kids = tables.some((table) => table.cut === 'kids');
  return (
    <div className="grid gap-6">
      <p className="measure text-14 text-ink-2">
        {t(kids ? 'product-size-table-note-kids' : 'product-size-table-note')}
      </p>
      {tables.map((table) => (
        <SizeTable
          key={table.cut}
          table={table}
          rows={table.rows.filter((row) => isOffered(product, row.size))}
          chosen={chosen}
        />
      ))}
      <ul className="grid gap-1 text-14 text-ink-2">
        {kids && <li>{t('product-size-measure-height')}</li>}
        {measures.map((measure) => (
          <li key={measure}>{t(`product-size-measure-${measure}`)}</li>
        ))}
      </ul>
    </div>
  );
}

type TableProps = { table: Table; rows: SizeRow[]; chosen: Swatch | null };

export function SizeTable({ table, rows, chosen }: TableProps) {
  const t = useT();
  const aged = rows.some((row) => row.age);
  return (
    <section
      className="-mx-1 overflow-x-auto px-1"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen must be scrollable by keys.
      tabIndex={0}
      aria-label={t(`product-size-cut-${table.cut}`)}
    >
      <table className="w-full border-collapse text-left text-14 tabular-nums">
        <caption className="pb-2 text-left font-medium">{t(`product-size-cut-${table.cut}`)}</caption>
        <thead>
          <tr className="border-line border-b text-ink-3">
            <Head>{t(aged ? 'product-size-height' : 'product-size-size')}</Head>
            {aged && <Head>{t('product-size-age')}</Head>}
            {table.measures.map((measure) => (
              <Head key={measure}>{t(`product-size-${measure}`)}</Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.size} row={row} aged={aged} chosen={chosen !== null && same(chosen.key, row.size)} />
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

function Row({ row, aged, chosen }: { row: SizeRow; aged: boolean; chosen: boolean }) {
  const t = useT();
  return (
    // A country's own accent is sure to be legible on white only: on its wash the words stay ink, and it draws the line.
    <tr
      className={`border-b ${chosen ? 'border-blue bg-blue-wash font-medium text-ink' : 'border-line'}`}
      aria-current={chosen || undefined}
    >
      <th scope="row" className="py-2 pr-3 pl-1 font-medium">
        {row.size}
      </th>
      {aged && <td className="py-2 pr-3">{ageText(t, row)}</td>}
      {row.values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity but its column.
        <td key={index} className="py-2 pr-3 whitespace-nowrap last:pr-0">
          {value}
        </td>
      ))}
    </tr>
  );
}

function ageText(t: Translate, { age }: SizeRow): string {
  return age ? t(`product-size-${age.unit}`, { from: age.from, to: age.to }) : '';
}
