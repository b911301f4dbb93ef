// The renditions of a picture in its `srcset`.
import { expect, test } from 'vitest';
import type { Picture } from '@/api/types';
import { sourceSet } from './media';

const picture = { path: 'a.jpg', width: 900, imageMimeType: 'image/jpeg' } as Picture;
const widthsOf = (...more: [] | [320 | 2048]) => sourceSet('', picture, ...more).match(/\d+(?=w)/g);

test('pictures are offered up to their own size, and thumbnails narrower than others', () => {
  expect(widthsOf()).toEqual(['320', '640', '768']);
  expect(widthsOf(320)).toEqual(['160', '320']);
  expect(sourceSet('', { ...picture, imageMimeType: 'image/svg+xml' }, 2048)).toContain('2048w');
});
