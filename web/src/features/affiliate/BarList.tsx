// Shares as bars, each with name and number, so that the list can be read without the bars and without colour.
import type { ReactNode } from 'react';

type Bar = { key: string; label: string; value: number; text: ReactNode };

export function BarList({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="grid gap-4">
      {bars.map(({ key, label, value, text }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
          <span className="wrap-anywhere">{label}</span>
          <span className="tabular-nums">{text}</span>
          <span className="affiliate-track col-span-2" aria-hidden="true">
            <span style={{ width: `${Math.round((value / most) * 100)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
