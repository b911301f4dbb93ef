// What a part of a page reads on demand, apart from the page's loader: when a dialog opens, while words are typed, when a
// countdown is over. Loading, failure, repetition and aborting are the same for all of them. `useFetcher` does not serve here:
// it calls the loader of a route, so each endpoint would need a route, and the router repeats the call with every revalidation,
// unless the route declines. Its data does not say for which URL it was loaded. A POST that changes nothing, such as the quote
// of a cart, would be an action, after which the router loads the page's data again.
import { useCallback, useEffect, useState } from 'react';
import { call } from '@/api/call';
import type { Call } from '@/api/get';
import type { Problem } from '@/api/own';
import type { Mutation } from '@/api/send';

export type Read<T> = {
  /** The latest data: an earlier request's while the current one is loading, or after it failed. */
  data: T | null;
  /** When the server created `data`, by this device's clock: on average, halfway through the round trip. */
  at: number;
  /** Whether `data` is for the current request. */
  isCurrent: boolean;
  /** Why the current request failed. */
  problem: Problem | null;
  reload(): void;
  /** Takes over newer data for the current request. */
  setData(data: T): void;
};

type Found<T> = { key: string; data: T; at: number };

/** In milliseconds. `every` repeats the request that long after each response. */
type Options<T> = { pause?: number; every?: number; first?: T | null };

/**
 * Makes a call, and again whenever it changes, `pause` after the last change; null makes none. `first` is the data for the first
 * request, if it is known already. A POST may only be used if it changes nothing.
 */
export function useRead<T>(request: Call<T> | Mutation<T> | null, options: Options<T> = {}): Read<T> {
  const { pause = 0, every, first = null } = options;
  const key = JSON.stringify(request);
  const [found, setFound] = useState<Found<T> | null>(first && { key, data: first, at: 0 });
  const [failed, setFailed] = useState<{ key: string; problem: Problem } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request; each attempt asks anew.
  useEffect(() => {
    if (!request) return;
    const stop = new AbortController();
    const ask = async () => {
      const asked = Date.now();
      const result = await call(request, { signal: stop.signal });
      if (stop.signal.aborted) return;
      if (result.ok) setFound({ key, data: result.data, at: (asked + Date.now()) / 2 });
      setFailed(result.ok ? null : { key, problem: result });
      if (every) timer = setTimeout(ask, every);
    };
    let timer = setTimeout(ask, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, attempt, pause, every]);
  const setData = useCallback((data: T) => setFound({ key, data, at: Date.now() }), [key]);
  return {
    data: found?.data ?? null,
    at: found?.at ?? 0,
    isCurrent: found?.key === key,
    problem: failed?.key === key ? failed.problem : null,
    reload: () => setAttempt(attempt + 1),
    setData,
  };
}
