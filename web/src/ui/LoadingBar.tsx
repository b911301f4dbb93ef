// The thin bar at the top while a page loads. Its timing is in lib/loading-bar.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { createLoadingBar } from '@/lib/loading-bar';

export function LoadingBar() {
  const [bar] = useState(createLoadingBar);
  const isLoading = useNavigation().state !== 'idle';
  const { visible, percent } = useSyncExternalStore(bar.subscribe, bar.state, bar.state);
  useEffect(() => (isLoading ? bar.start() : bar.finish()), [bar, isLoading]);
  return (
    <div
      className="loading-bar"
      aria-hidden="true"
      style={{ opacity: visible ? 1 : 0, transform: `scaleX(${percent / 100})` }}
    />
  );
}
