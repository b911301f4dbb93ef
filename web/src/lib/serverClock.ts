// What begins or ends at a moment of the server's clock: an event, a deal.
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { expireAnswers } from '@/api/cache';
import type { Call } from '@/api/get';
import { useRead } from './useRead';

/** The interval of asking the server for the next state, in milliseconds. */
const every = 3000;

/** Milliseconds by which the server's clock is ahead of this device; null until it has responded. */
export function useServerOffset(check: Call<{ nowMs: number }>): number | null {
  const { data, at } = useRead(check);
  return data && data.nowMs - at;
}

/**
 * Loads the page's data again once the server reports the next state, and until the page shows it; `check` is null until the
 * moment has passed. It passes for all visitors at once, so each asks after a delay of their own.
 */
export function useReloadAtNextState<T>(check: Call<T> | null, isNext: (data: T) => boolean): void {
  const [pause] = useState(() => Math.random() * every);
  const { data } = useRead(check, { pause, every });
  const { revalidate } = useRevalidator();
  const hasChanged = data !== null && isNext(data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server asks anew.
  useEffect(() => {
    if (!hasChanged) return;
    expireAnswers();
    void revalidate();
  }, [hasChanged, data, revalidate]);
}
