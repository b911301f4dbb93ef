// Whether the pointer can hover. The server cannot know, so what only a hover shows is rendered after hydration.
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
