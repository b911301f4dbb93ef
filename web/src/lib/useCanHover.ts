// Whether the pointer can hover. Unknown to the server, so elements shown only on hover are rendered after hydration.
import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(hover: hover)');

function subscribe(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

export function useCanHover(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
