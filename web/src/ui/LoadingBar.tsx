// The thin bar on top while a page is fetched. Its timing lives in lib/loading-bar.
import { useSyncExternalStore } from 'react';
import type { LoadingBar as Bar } from '@/lib/loading-bar';

export function LoadingBar({ bar }: { bar: Bar }) {
  const { visible, percent } = useSyncExternalStore(bar.subscribe, bar.state, bar.state);
  return (
    <div
      className="loading-bar"
      aria-hidden="true"
      style={{ opacity: visible ? 1 : 0, transform: `scaleX(${percent / 100})` }}
    />
  );
}
