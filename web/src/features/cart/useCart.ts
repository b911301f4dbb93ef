// The cart for components that show it.
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Cart } from '@/api/types';
import { adopt, changeNow, current, subscribe } from './store';

/** The cart as it was loaded, or as the last change left it; when another tab changes it, it is loaded again. */
export function useCart(loaded: Cart | null, reload: () => Promise<void>): Cart | null {
  const own = useSyncExternalStore<Cart | null>(subscribe, current, () => null);
  const change = useSyncExternalStore(subscribe, changeNow, () => '');
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (loaded) adopt(loaded);
  }, [loaded]);
  useEffect(() => {
    const isForeign = seen.current !== null && seen.current !== change && current() === null;
    seen.current = change;
    if (isForeign) void reload();
  }, [change, reload]);
  return own ?? loaded;
}

/** The answer to the last change; null when there was none. */
export function useLatestCart(): Cart | null {
  return useSyncExternalStore<Cart | null>(subscribe, current, () => null);
}
