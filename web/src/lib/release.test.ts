// @vitest-environment jsdom
// A new release is offered once, and never to a visitor who is filling in a form.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollEvery, tryAgain, watchRelease } from './release';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/become-a-seller');
  document.body.innerHTML = '<form><input id="name" /></form><button id="other">x</button>';
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

it('waits while the visitor types', async () => {
  const offer = vi.fn();
  document.getElementById('name')?.focus();
  watchRelease('a', offer, async () => 'b');
  await vi.advanceTimersByTimeAsync(pollEvery + 3 * tryAgain);
  expect(offer).not.toHaveBeenCalled();
  document.getElementById('other')?.focus();
  await vi.advanceTimersByTimeAsync(tryAgain);
  expect(offer).toHaveBeenCalledTimes(1);
});

describe('a form with input', () => {
  const offer = vi.fn();
  const type = () => {
    document.getElementById('name')?.dispatchEvent(new Event('input', { bubbles: true }));
    document.getElementById('other')?.focus();
  };
  beforeEach(async () => {
    offer.mockClear();
    watchRelease('a', offer, async () => 'b');
    type();
    await vi.advanceTimersByTimeAsync(pollEvery + 3 * tryAgain);
    expect(offer).not.toHaveBeenCalled();
  });
  const offered = async () => {
    await vi.advanceTimersByTimeAsync(tryAgain);
    return offer.mock.calls.length;
  };

  it('is not disturbed until it is sent', async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
    expect(await offered()).toBe(1);
  });

  it('is not disturbed while it shows errors', async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
    document.getElementById('name')?.setAttribute('aria-invalid', 'true');
    expect(await offered()).toBe(0);
    document.getElementById('name')?.removeAttribute('aria-invalid');
    expect(await offered()).toBe(1);
  });

  it('is over with its page', async () => {
    window.history.pushState(null, '', '/brands');
    expect(await offered()).toBe(1);
  });

  it('is over when it is gone', async () => {
    document.querySelector('form')?.remove();
    expect(await offered()).toBe(1);
  });
});
