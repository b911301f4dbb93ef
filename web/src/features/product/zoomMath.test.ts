// The enlarged picture stays under the pointer and inside its stage.
import { expect, test } from 'vitest';
import { FIT, panBy, zoomAt } from './zoomMath';

const stage = { x: 400, y: 600 };

test('the point under the pointer stays in place', () => {
  const at = { x: 100, y: -50 };
  const view = zoomAt(FIT, at, 2, stage);
  expect((at.x - view.x) / view.scale).toBeCloseTo(100);
  expect((at.y - view.y) / view.scale).toBeCloseTo(-50);
});

test('zooming out ends at the whole picture, centred', () => {
  const far = zoomAt(FIT, { x: 150, y: 200 }, 3, stage);
  expect(zoomAt(far, { x: -100, y: 0 }, 0.01, stage)).toEqual(FIT);
});

test('the picture cannot be dragged out of the stage', () => {
  const view = panBy({ scale: 2, x: 0, y: 0 }, 9999, -9999, stage);
  expect(view).toEqual({ scale: 2, x: 200, y: -300 });
});
