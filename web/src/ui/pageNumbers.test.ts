// The page numbers of a pagination.
import { expect, test } from 'vitest';
import { pageNumbers } from './pageNumbers';

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 3, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 7, 8, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
])('page %i of %i', (page, count, numbers) => expect(pageNumbers(page, count)).toEqual(numbers));
