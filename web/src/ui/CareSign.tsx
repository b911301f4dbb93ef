// Care symbols on a 24 px grid: tub, triangle, square, iron, circle. Their text is next to them.
import type { ReactNode } from 'react';

const TUB =
  'M2.5 7.500l2 12.500h15l2-12.500M2.5 7.500c2 1.600 3.200 1.600 4.800 0 1.600-1.600 3.100-1.600 4.700 0s3.100 1.600 4.700 0c1.600-1.600 2.800-1.600 4.800 0';
const IRON = 'M2.5 18.500h19l-2.300-9.500H11c-4.500 0-7.600 3.600-8.500 9.500ZM9 5.500h8.500l1 3.500';
const SQUARE = 'M3.500 3.500h17v17h-17Z';
const CROSS = 'M3 3l18 18M21 3 3 21';

function path(...d: string[]): ReactNode {
  return <path d={d.join('')} />;
}

function circle(r: number): ReactNode {
  return <circle cx="12" cy="12" r={r} />;
}

const DOTS = { 1: [12], 2: [10, 14] } as const;

function dots(count: 1 | 2, y: number): ReactNode {
  return DOTS[count].map((x) => <circle key={x} cx={x} cy={y} r="1.1" fill="currentColor" stroke="none" />);
}

function tub(degrees: number): ReactNode {
  return (
    <>
      {path(TUB)}
      <text x="12" y="17.2" textAnchor="middle" fontSize="7.5" fontWeight="600" fill="currentColor" stroke="none">
        {degrees}
      </text>
    </>
  );
}

const SIGNS: Record<string, ReactNode> = {
  'wash-30': tub(30),
  'wash-40': tub(40),
  'wash-60': tub(60),
  'wash-wool-30': (
    <>
      {tub(30)}
      {path('M5 22h14')}
    </>
  ),
  'hand-wash': path(
    TUB,
    'M7 3.500l5 5.500c1 1.200 2.500 3 2.500 4.500M10 3l4.500 5M13.500 3.500 17 8c1 1.500 1.200 3 1 5',
  ),
  'no-wash': path(TUB, CROSS),
  'no-bleach': path('M12 3.500 21.500 20h-19Z', CROSS),
  'tumble-low': (
    <>
      {path(SQUARE)}
      {circle(7)}
      {dots(1, 12)}
    </>
  ),
  'no-tumble': (
    <>
      {path(SQUARE, CROSS)}
      {circle(7)}
    </>
  ),
  'iron-low': (
    <>
      {path(IRON)}
      {dots(1, 14.5)}
    </>
  ),
  'iron-medium': (
    <>
      {path(IRON)}
      {dots(2, 14.5)}
    </>
  ),
  'no-iron': path(IRON, CROSS),
  'no-dryclean': (
    <>
      {path(CROSS)}
      {circle(8.5)}
    </>
  ),
  'dry-flat': path(SQUARE, 'M7 12h10'),
  'wash-dark-separately': path(TUB, 'M8 16l8-5M8.500 12.500l5-3M11 17.500l5.500-3.500'),
  'inside-out': path(
    'M8.500 4 3 7.500l2 3.500 2.500-1.500V20h9V9.500L19 11l2-3.500L15.500 4c-1 2-6 2-7 0Z',
    'M12 16v-4.500m-2 2 2-2 2 2',
  ),
  'no-softener': path('M8 8.500h8v12H8ZM10 8.500V5h4v3.500M10.500 13.500h3', CROSS),
};

const SAME: Record<string, string> = { 'wash-inside-out': 'inside-out' };

/** An instruction without a symbol gets a dot; its text explains it. */
export function CareSign({ care, size = 24 }: { care: string; size?: number }) {
  const drawing = SIGNS[SAME[care] ?? care];
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className="flex-none fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:1.2]"
    >
      {drawing ?? <circle cx="12" cy="12" r="1.5" />}
    </svg>
  );
}
