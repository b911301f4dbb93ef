// @vitest-environment jsdom
// A new release is offered once, and never to somebody who fills in a form.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollEvery, tryAgain, watchRelease } from './release';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<input id="name" /><button id="other">x</button>';
});
afterEach(() => vi.useRealTimers());

it('offers a new release once', async () => {
  const entries = ['a', null, 'b', 'c'];
  const offer = vi.fn();
  watchRelease('a', offer, async () => entries.shift() ?? null);
  await vi.advanceTimersByTimeAsync(2 * pollEvery);
  expect(offer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5 * pollEvery);
  expect(offer).toHaveBeenCalledTimes(1);
});

it('waits for somebody who types', async () => {
  const offer = vi.fn();
  document.getElementById('name')?.focus();
  watchRelease('a', offer, async () => 'b');
  await vi.advanceTimersByTimeAsync(pollEvery + 3 * tryAgain);
  expect(offer).not.toHaveBeenCalled();
  document.getElementById('other')?.focus();
  await vi.advanceTimersByTimeAsync(tryAgain);
  expect(offer).toHaveBeenCalledTimes(1);
});
