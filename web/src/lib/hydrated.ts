// Whether the page is hydrated. Controls that need JavaScript are not rendered before that, or are hidden (`script-only`).
import { useSyncExternalStore } from 'react';

const never = () => () => {};

export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
