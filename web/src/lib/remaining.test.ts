// The parts of a countdown.
import { describe, expect, it } from 'vitest';
import { remaining, untilNextSecond } from './remaining';

const day = 86_400_000;

describe('a countdown', () => {
  it('shows days, hours, minutes and seconds', () => {
    const left = 2 * day + 3 * 3_600_000 + 4 * 60_000 + 5000;
    expect(remaining(left, 0)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
  });

  it('shows the last second until it is over', () => {
    expect(remaining(1, 0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(remaining(0, 0)).toBeNull();
    expect(remaining(0, 5)).toBeNull();
    expect(remaining(Number.NaN, 5)).toBeNull();
  });

  it('ticks when the shown second changes', () => {
    expect(untilNextSecond(5250, 0)).toBe(250);
    expect(untilNextSecond(5000, 0)).toBe(1000);
  });
});
