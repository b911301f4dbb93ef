// A table that scrolls horizontally when it is wider than the screen, by keyboard as well.
import type { ReactNode } from 'react';

type Column = { key: string; label: string; isNumber?: boolean };
type Props = {
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** The first cell of a row is its header. */
export function Table({ caption, columns, rows }: Props) {
  const kind = (index: number) => (columns[index]?.isNumber ? 'number' : undefined);
  return (
    // A group, not a region: the section around it may have the same name, and landmarks must have different ones.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard.
    <div className="affiliate-scroll" role="group" tabIndex={0} aria-label={caption}>
      <table className="affiliate-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label }, index) => (
              <th key={key} scope="col" className={kind(index)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]?.key} className={kind(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
