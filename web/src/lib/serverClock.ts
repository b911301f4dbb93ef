// What begins or ends at a moment of the server's clock: an event, a deal.
import { useEffect } from 'react';
import type { Call } from '@/api/get';
import { useRead } from './useRead';

/** The interval of asking the server for the next state, in milliseconds. */
const every = 3000;

/** Milliseconds by which the server's clock is ahead of this device; null until it has responded. */
export function useServerOffset(check: Call<{ nowMs: number }>): number | null {
  const { data, at } = useRead(check);
  return data && data.nowMs - at;
}

/** Reloads the page once the server reports the next state; `check` is null until the moment has passed. */
export function useReloadAtNextState<T>(check: Call<T> | null, isNext: (data: T) => boolean): void {
  const { data } = useRead(check, { every });
  const hasChanged = data !== null && isNext(data);
  useEffect(() => {
    if (hasChanged) window.location.reload();
  }, [hasChanged]);
}
