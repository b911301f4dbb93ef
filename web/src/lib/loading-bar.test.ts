// The loading bar's timing: a delay of 200 ms, 2 s to two thirds, full for 500 ms, 400 ms to fade out.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadingBar } from './loading-bar';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('loading bar', () => {
  it('never shows for a page that arrives within the throttle', () => {
    const bar = createLoadingBar();
    bar.start();
    vi.advanceTimersByTime(199);
    bar.finish();
    vi.advanceTimersByTime(5000);
    expect(bar.state()).toEqual({ visible: false, percent: 0 });
  });

  it('appears after the throttle and advances, but never completes by itself', () => {
    const bar = createLoadingBar();
    bar.start();
    vi.advanceTimersByTime(200);
    expect(bar.state().visible).toBe(true);
    vi.advanceTimersByTime(2000);
    const { percent } = bar.state();
    expect(percent).toBeGreaterThan(60);
    expect(percent).toBeLessThan(80);
    vi.advanceTimersByTime(60_000);
    expect(bar.state().percent).toBeLessThan(100);
  });

  it('fills, stays for the hide delay, and is reset after the reset delay', () => {
    const bar = createLoadingBar();
    bar.start();
    vi.advanceTimersByTime(300);
    bar.finish();
    expect(bar.state()).toEqual({ visible: true, percent: 100 });
    vi.advanceTimersByTime(499);
    expect(bar.state().visible).toBe(true);
    vi.advanceTimersByTime(1);
    expect(bar.state()).toEqual({ visible: false, percent: 100 });
    vi.advanceTimersByTime(400);
    expect(bar.state()).toEqual({ visible: false, percent: 0 });
  });

  it('restarts with a second navigation', () => {
    const bar = createLoadingBar();
    bar.start();
    vi.advanceTimersByTime(1000);
    bar.start();
    expect(bar.state()).toEqual({ visible: false, percent: 0 });
  });

  it('notifies its listeners until they unsubscribe', () => {
    const bar = createLoadingBar();
    const heard = vi.fn();
    const leave = bar.subscribe(heard);
    bar.start();
    vi.advanceTimersByTime(250);
    const count = heard.mock.calls.length;
    expect(count).toBeGreaterThan(1);
    leave();
    bar.finish();
    expect(heard.mock.calls.length).toBe(count);
  });
});
