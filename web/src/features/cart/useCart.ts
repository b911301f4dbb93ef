// The cart for components that show it.
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Cart } from '@/api/types';
import { adopt, changeNow, current, subscribe } from './store';

/** The cart as loaded, or as returned by the last change; loaded again when another tab changes it. */
export function useCart(loaded: Cart | null, reload: () => Promise<void>): Cart | null {
  const own = useSyncExternalStore<Cart | null>(subscribe, current, () => null);
  const change = useSyncExternalStore(subscribe, changeNow, () => '');
  const knownChange = useRef<string | null>(null);
  useEffect(() => {
    if (loaded) adopt(loaded);
  }, [loaded]);
  useEffect(() => {
    const isForeign = knownChange.current !== null && knownChange.current !== change && current() === null;
    knownChange.current = change;
    if (isForeign) void reload();
  }, [change, reload]);
  return own ?? loaded;
}

/** The response to the last change; null if there was none. */
export function useLatestCart(): Cart | null {
  return useSyncExternalStore<Cart | null>(subscribe, current, () => null);
}
