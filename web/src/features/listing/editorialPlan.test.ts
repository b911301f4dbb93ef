// Editorial tiles leave no gaps in the grid.
import { expect, test } from 'vitest';
import { editorialPlaces, type Place } from './editorialPlan';

/** Counts the cells that stay empty before or after the last card when a CSS grid places the tiles. */
function holes(count: number, places: Place[], columns: 2 | 3): number {
  let cell = 0;
  let empty = 0;
  for (let card = 1; card <= count; card += 1) {
    cell += 1;
    for (const place of places.filter(({ after }) => after === card)) {
      const span = columns === 2 ? place.phone : place.desk;
      const room = columns - (cell % columns);
      if (span > room) {
        empty += room;
        cell += room;
      }
      cell += span;
    }
  }
  return empty + ((columns - (cell % columns)) % columns);
}

test('with a tile, no cell stays empty at two columns or at three', () => {
  for (let count = 0; count <= 48; count += 1) {
    for (const available of [1, 2]) {
      const places = editorialPlaces(count, available);
      if (places.length === 0) continue;
      expect([count, holes(count, places, 2), holes(count, places, 3)]).toEqual([count, 0, 0]);
    }
  }
});

test('a full page has two, a short one none', () => {
  expect(editorialPlaces(24, 4)).toHaveLength(2);
  expect(editorialPlaces(17, 4)).toEqual([{ after: 4, phone: 1, desk: 1 }]);
  expect(editorialPlaces(5, 4)).toEqual([]);
  expect(editorialPlaces(24, 0)).toEqual([]);
});
