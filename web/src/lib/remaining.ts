// The time remaining until a moment, in the parts that a countdown shows.

type Remaining = { days: number; hours: number; minutes: number; seconds: number };

const second = 1000;

/** Whole seconds, rounded up: the last one is shown until it is over. Null when no time is left. */
export function remaining(untilMs: number, nowMs: number): Remaining | null {
  const left = Math.ceil((untilMs - nowMs) / second);
  if (!(left > 0)) return null;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

/** Milliseconds until the shown second changes. */
export function untilNextSecond(untilMs: number, nowMs: number): number {
  const rest = (untilMs - nowMs) % second;
  return rest > 0 ? rest : second;
}
