// The size found for measurements.
import { expect, test } from 'vitest';
import { sizeTable } from '../../../tests/catalogueFixtures';
import { enteredMeasures, findSize } from './findSize';

// XS to M: bust 78–82, 83–87, 88–93; waist 60–64, 65–69, 70–75.
const found = (measured: Record<string, number>) => findSize(sizeTable, measured);

test('a measurement matches its size, and between two the larger one', () => {
  expect(found({ bust: 85 })).toEqual({ smaller: 1, larger: 1 });
  expect(found({ bust: 82.5 })).toEqual({ smaller: 1, larger: 1 });
  expect(found({ bust: 82 })).toEqual({ smaller: 0, larger: 0 });
});

test('measurements of two sizes give both', () => {
  expect(found({ bust: 80, waist: 71 })).toEqual({ smaller: 0, larger: 2 });
});

test('a little below the smallest size still fits, further below and above the largest nothing does', () => {
  expect(found({ bust: 74 })).toEqual({ smaller: 0, larger: 0 });
  expect(found({ bust: 73 })).toBeNull();
  expect(found({ bust: 94 })).toBeNull();
  expect(found({ bust: 85, waist: 120 })).toBeNull();
});

test('no measurement gives no size, and leg length is not required', () => {
  expect(found({})).toBeNull();
  expect(enteredMeasures({ ...sizeTable, measures: ['waist', 'inseam'] })).toEqual(['waist']);
});
