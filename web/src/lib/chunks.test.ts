// @vitest-environment jsdom
// A chunk that fails: its page is loaded anew once within ten seconds, then the error stands.
import { beforeEach, expect, it } from 'vitest';
import { loadChunk, mayReload, setNavigationTarget } from './chunks';

beforeEach(() => sessionStorage.clear());

it('allows one reload per path within ten seconds', () => {
  expect(mayReload('/user', 50_000)).toBe(true);
  expect(mayReload('/user', 59_999)).toBe(false);
  expect(mayReload('/brands', 59_999)).toBe(true);
  expect(mayReload('/user', 60_000)).toBe(true);
});

it('lets the error stand for a path that was reloaded a moment ago', async () => {
  setNavigationTarget(() => 'http://localhost:3000/user');
  mayReload('/user');
  await expect(loadChunk(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await expect(loadChunk(async () => 'there')).resolves.toBe('there');
});
