// The drawing of the wheel.
import { describe, expect, it } from 'vitest';
import { basisPoints, outcomesOf, pathOf, slicesOf, turnTo } from './slices';

describe('outcomes', () => {
  it('combine segments of the same name with their total odds', () => {
    const segment = (label: string, colour: string, odds: number) => ({ label, colour, odds, isPrize: false });
    const segments = [segment('10 %', '#111', 0.5), segment('None', '#eee', 0.25), segment('None', '#ddd', 0.25)];
    expect(outcomesOf(segments)).toEqual([
      { label: '10 %', colours: ['#111'], odds: 0.5 },
      { label: 'None', colours: ['#eee', '#ddd'], odds: 0.5 },
    ]);
    expect(outcomesOf([segment('None', '#eee', 0.1), segment('None', '#eee', 0.2)])[0]?.colours).toEqual(['#eee']);
  });
});

describe('slices', () => {
  it('are as wide as their chances, and fill the wheel', () => {
    expect(slicesOf([0.5, 0.25, 0, 0.25])).toEqual([
      { from: 0, to: 180 },
      { from: 180, to: 270 },
      { from: 270, to: 270 },
      { from: 270, to: 360 },
    ]);
  });

  it('are equal when nothing can be drawn', () => {
    expect(slicesOf([0, 0]).map(({ to }) => to)).toEqual([180, 360]);
    expect(slicesOf([])).toEqual([]);
  });
});

describe('turning', () => {
  it('ends with the middle of the slice at the top, however often and from wherever', () => {
    const slices = slicesOf([0.1, 0.2, 0.3, 0.4]);
    let angle = 0;
    for (const slice of [...slices, ...slices.toReversed()]) {
      const next = turnTo(slice, angle);
      expect(next - angle).toBeGreaterThanOrEqual(4 * 360);
      expect(next - angle).toBeLessThan(5 * 360);
      const atTop = (((360 - (next % 360)) % 360) + 360) % 360;
      expect(atTop).toBeCloseTo((slice.from + slice.to) / 2, 6);
      angle = next;
    }
  });
});

it('outlines a part, the larger part and the whole', () => {
  expect(pathOf({ from: 0, to: 90 }, 100)).toBe('M0 0L0 -100A100 100 0 0 1 100 0Z');
  expect(pathOf({ from: 0, to: 270 }, 100)).toBe('M0 0L0 -100A100 100 0 1 1 -100 0Z');
  expect(pathOf({ from: 0, to: 360 }, 100)).not.toContain('NaN');
});

it('odds are shown with one decimal', () => {
  expect([0.05, 0.3333, 1, 0.0004].map(basisPoints)).toEqual([500, 3330, 10000, 0]);
});
