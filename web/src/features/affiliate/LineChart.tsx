// A line chart over days, with the previous period as a dotted line. The same data is in a table; the chart is hidden from screen
// readers.
import { useId } from 'react';
import { scaleOf } from './figures';

type Point = { label: string; value: number; before?: number };

type Props = {
  points: readonly Point[];
  /** The chart's title, a sentence. */
  title: string;
  write(value: number): string;
};

const wide = { width: 856, height: 280, labels: 5 };
const narrow = { width: 358, height: 220, labels: 3 };

/** Rendered twice, so that the text has the same size on phone and desktop; each screen width shows one of them. */
export function LineChart(props: Props) {
  return (
    <figure className="affiliate-chart" role="img" aria-label={props.title}>
      <ChartSvg {...props} {...wide} className="max-md:hidden" />
      <ChartSvg {...props} {...narrow} className="md:hidden" />
    </figure>
  );
}

type ChartSvgProps = Props & { width: number; height: number; labels: number; className: string };

function ChartSvg({ points, write, width, height, labels, className }: ChartSvgProps) {
  const id = useId();
  const marks = scaleOf(Math.max(0, ...points.flatMap(({ value, before = 0 }) => [value, before])));
  const top = marks.at(-1) ?? 1;
  const plot = { left: 4, right: width - 12, top: 20, bottom: height - 26 };
  const x = (index: number) =>
    points.length < 2
      ? (plot.left + plot.right) / 2
      : plot.left + (index / (points.length - 1)) * (plot.right - plot.left);
  const y = (value: number) => plot.bottom - (Math.max(0, value) / top) * (plot.bottom - plot.top);
  const line = (read: (point: Point) => number) =>
    points.map((point, index) => `${index === 0 ? 'M' : 'L'}${round(x(index))} ${round(y(read(point)))}`).join('');
  const hasBefore = points.some(({ before }) => before !== undefined);
  const last = points.at(-1);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--color-blue)" stopOpacity=".14" />
          <stop offset="1" stopColor="var(--color-blue)" stopOpacity="0" />
        </linearGradient>
      </defs>
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M0 ${round(y(mark))}H${width}`} stroke="var(--color-line)" />
          <text x="0" y={round(y(mark) - 5)} fill="var(--color-ink-3)">
            {write(mark)}
          </text>
        </g>
      ))}
      {dayMarks(points.length, labels).map((index) => (
        <text
          key={index}
          x={round(x(index))}
          y={height - 6}
          textAnchor={index === 0 ? 'start' : index === points.length - 1 ? 'end' : 'middle'}
          fill="var(--color-ink-3)"
        >
          {points[index]?.label}
        </text>
      ))}
      {points.length > 1 && (
        <path
          d={`${line(({ value }) => value)}L${plot.right} ${plot.bottom}L${plot.left} ${plot.bottom}Z`}
          fill={`url(#${id})`}
        />
      )}
      {hasBefore && (
        <path
          d={line(({ before = 0 }) => before)}
          fill="none"
          stroke="var(--color-edge)"
          strokeWidth="1.5"
          strokeDasharray="2 4"
          strokeLinecap="round"
        />
      )}
      <path
        d={line(({ value }) => value)}
        fill="none"
        stroke="var(--color-blue)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {last && (
        <circle
          cx={round(x(points.length - 1))}
          cy={round(y(last.value))}
          r="4"
          fill="var(--color-blue)"
          stroke="var(--color-paper)"
          strokeWidth="2"
        />
      )}
    </svg>
  );
}

/** The points that are labelled on the x-axis: the first, the last and some evenly spaced ones between. */
export function dayMarks(count: number, most: number): number[] {
  if (count <= 1) return count === 1 ? [0] : [];
  const marks = Math.min(count, most);
  return [...new Set(Array.from({ length: marks }, (_, index) => Math.round((index / (marks - 1)) * (count - 1))))];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
