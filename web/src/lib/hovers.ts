// Whether the visitor's pointer can hover. Unknown on the server, so what only hovering shows is drawn after hydration.
import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(hover: hover)');

function subscribe(changed: () => void): () => void {
  const list = query();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

export function useHovers(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
