// @vitest-environment jsdom
// A chunk that fails to load: its page is reloaded once within ten seconds, then the error is shown.
import { beforeEach, expect, it, vi } from 'vitest';
import { defineChunk, loadForNavigation, mayReload, setNavigationTarget } from './chunks';

beforeEach(() => sessionStorage.clear());

it('allows one reload per path within ten seconds', () => {
  expect(mayReload('/user', 50_000)).toBe(true);
  expect(mayReload('/user', 59_999)).toBe(false);
  expect(mayReload('/brands', 59_999)).toBe(true);
  expect(mayReload('/user', 60_000)).toBe(true);
});

it('lets the error stand for a path that was reloaded a moment ago, and loads the code when it is asked for again', async () => {
  setNavigationTarget(() => 'http://localhost:3000/user');
  mayReload('/user');
  const importModule = vi.fn(async () => 'there');
  for (const error of [new TypeError('gone'), new TypeError('gone')]) importModule.mockRejectedValueOnce(error);
  const chunk = defineChunk('src/pages.tsx', importModule);
  await expect(loadForNavigation(chunk)).rejects.toThrow('src/pages.tsx could not be loaded: TypeError: gone');
  expect(chunk.loaded).toThrow('src/pages.tsx is not loaded');
  await expect(loadForNavigation(chunk)).resolves.toBe('there');
  await expect(loadForNavigation(chunk)).resolves.toBe('there');
  expect(chunk.loaded()).toBe('there');
  expect(importModule).toHaveBeenCalledTimes(3);
});

it('reloads nothing for code that throws: the error is the code’s own', async () => {
  setNavigationTarget(() => 'http://localhost:3000/user');
  const mistake = new TypeError('x is undefined');
  const importModule = vi.fn(async () => Promise.reject(mistake));
  await expect(loadForNavigation(defineChunk('src/pages.tsx', importModule))).rejects.toBe(mistake);
  expect(sessionStorage.length).toBe(0);
});

it('takes code that comes when it is asked for once more', async () => {
  const importModule = vi.fn(async () => 'there').mockRejectedValueOnce(new TypeError('gone'));
  await expect(defineChunk('src/pages.tsx', importModule).load()).resolves.toBe('there');
});
