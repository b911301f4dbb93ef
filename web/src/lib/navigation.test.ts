// @vitest-environment jsdom
// Which navigations are view transitions: those to another page, where the browser supports them and reduced motion is not set.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigateWith } from './navigation';
import { openShop, type Shop } from './shop';

let prefersLess = false;
const navigate = vi.fn();
const isTransition = (to: string, keep?: boolean) => {
  navigateWith(navigate, to, { keep });
  return navigate.mock.lastCall?.[1].viewTransition;
};

beforeEach(() => {
  prefersLess = false;
  openShop({ prefix: '/en' } as Shop);
  window.history.replaceState(null, '', '/en/category/women');
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') && prefersLess }));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  Object.assign(document, { startViewTransition: () => {} });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is used for another page, and not within a page or for a selection that keeps the scroll position', () => {
  expect(isTransition('/product/tee')).toBe(true);
  expect(isTransition('/category/women?page=2')).toBe(false);
  expect(isTransition('/product/tee', true)).toBe(false);
});

it('is not used with reduced motion', () => {
  prefersLess = true;
  expect(isTransition('/product/tee')).toBe(false);
});

it('is not used in a hidden tab or without browser support', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(isTransition('/product/tee')).toBe(false);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  Reflect.deleteProperty(document, 'startViewTransition');
  expect(isTransition('/product/tee')).toBe(false);
});
