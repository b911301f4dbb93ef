// Redirect targets within the shop, and those that a browser would resolve to another host.
import { describe, expect, it } from 'vitest';
import { ownUrl } from './own-url';

describe('a target', () => {
  it.each(['/', '/user', '/en/category/ženske?color=ink#list', '/a/../b', '/?next=//evil.example', '/#//x'])(
    '%s stays in the shop',
    (target) => {
      expect(ownUrl(target)).toBe(target);
    },
  );

  it.each([
    null,
    '',
    'user',
    '//evil.example',
    '///evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/en//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    'https://evil.example',
    'http://shop.invalid/user',
    'javascript:alert(1)',
  ])('%j could leave it', (target) => {
    expect(ownUrl(target)).toBeNull();
  });
});
