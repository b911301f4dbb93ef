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

it('shows the error for a path that was just reloaded, and loads the code on the next attempt', async () => {
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

it('does not reload for code that throws', async () => {
  setNavigationTarget(() => 'http://localhost:3000/user');
  const error = new TypeError('x is undefined');
  const importModule = vi.fn(async () => Promise.reject(error));
  await expect(loadForNavigation(defineChunk('src/pages.tsx', importModule))).rejects.toBe(error);
  expect(sessionStorage.length).toBe(0);
});

it('uses code that loads on a second attempt', async () => {
  const importModule = vi.fn(async () => 'there').mockRejectedValueOnce(new TypeError('gone'));
  await expect(defineChunk('src/pages.tsx', importModule).load()).resolves.toBe('there');
});
