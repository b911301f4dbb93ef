// The renditions of a picture in its `srcset`.
import { expect, test } from 'vitest';
import type { Picture } from '@/api/types';
import { sourceSet } from './media';

const picture = { path: 'a.jpg', width: 900, imageMimeType: 'image/jpeg' } as Picture;
const widthsOf = (...more: [] | [320 | 2560]) => sourceSet('', picture, ...more).match(/\d+(?=w)/g);
const large = { ...picture, width: 4000 };

test('pictures are offered up to their own size, and thumbnails narrower than others', () => {
  expect(widthsOf()).toEqual(['320', '640', '768']);
  expect(widthsOf(320)).toEqual(['160', '320']);
  expect(sourceSet('', { ...picture, imageMimeType: 'image/svg+xml' }, 2560)).toContain('2560w');
});

test('sharp screens get 1280 and 1536 pixels of a part of the screen, and up to 2560 of its whole width', () => {
  const widths = (...more: [] | [2560]) => sourceSet('', large, ...more).match(/\d+(?=w)/g);
  expect(widths()).toEqual(['320', '640', '768', '1024', '1280', '1536']);
  expect(widths(2560)).toEqual(['320', '640', '768', '1024', '1280', '1536', '2048', '2560']);
});

test('the addresses name the rendition', () => {
  expect(sourceSet('https://media.example', picture, 320)).toBe(
    'https://media.example/media/webp/w160/a.jpg 160w, https://media.example/media/webp/w320/a.jpg 320w',
  );
});
