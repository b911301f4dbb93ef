// Descriptions as plain text.
import { expect, test } from 'vitest';
import { plainText } from '@/lib/plainText';
import { shorten } from './text';

test('markup is removed, and words stay separate', () => {
  expect(plainText('<p>One&nbsp;&amp; two</p><ul><li>three</li><li>four</li></ul>')).toBe('One & two three four');
});

test('a long text ends at a word', () => {
  expect(shorten('short', 20)).toBe('short');
  expect(shorten('a soft rib that follows the body', 20)).toBe('a soft rib that…');
});
