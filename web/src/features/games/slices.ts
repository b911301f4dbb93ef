// The geometry of the wheel: every segment is as wide as its probability, so that the drawing shows the true odds.
import type { WheelSegment } from './shapes';

type Slice = { from: number; to: number };

/**
 * Angles in degrees, clockwise from the top. A segment with probability 0 has no width; if all are 0, all have the same width.
 */
export function slicesOf(odds: readonly number[]): Slice[] {
  const all = odds.reduce((sum, one) => sum + one, 0);
  let at = 0;
  return odds.map((one) => {
    const width = all > 0 ? (one / all) * 360 : 360 / odds.length;
    const slice = { from: at, to: at + width };
    at += width;
    return slice;
  });
}

/**
 * The rotation, in degrees, that brings the middle of a slice to the top: forward from the current rotation, with additional full
 * turns.
 */
export function turnTo(slice: Slice, before: number, rounds = 4): number {
  const middle = (slice.from + slice.to) / 2;
  const target = (360 - middle) % 360;
  const rest = (((target - before) % 360) + 360) % 360;
  return before + rounds * 360 + rest;
}

/** The outline of a slice of a wheel with this radius around the origin. */
export function pathOf({ from, to }: Slice, radius: number): string {
  if (to - from >= 359.999)
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
  const point = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${rounded(radius * Math.cos(angle))} ${rounded(radius * Math.sin(angle))}`;
  };
  return `M0 0L${point(from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to)}Z`;
}

/** A hundredth is less than a pixel; rounding hides differences in the last digits between server and browser. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A result that can be drawn: segments with the same label are one outcome with their combined probability. */
export type Outcome = { label: string; colours: string[]; odds: number };

export function outcomesOf(segments: readonly WheelSegment[]): Outcome[] {
  const outcomes = new Map<string, Outcome>();
  for (const { label, colour, odds } of segments) {
    const known = outcomes.get(label) ?? { label, colours: [], odds: 0 };
    outcomes.set(label, { label, colours: [...new Set([...known.colours, colour])], odds: known.odds + odds });
  }
  return [...outcomes.values()];
}

/** A probability in hundredths of a per cent, rounded to at most one decimal of a per cent, as `percentText` expects it. */
export function basisPoints(odds: number): number {
  return Math.round(odds * 1000) * 10;
}
