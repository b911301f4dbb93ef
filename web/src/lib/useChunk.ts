// A chunk that a part of a page needs on demand, with the messages of its areas.
import { useContext, useEffect, useState } from 'react';
import type { Chunk } from './chunks';
import { useI18n } from './i18n';
import type { Area } from './messages';
import { PageContext } from './page';

const none: readonly Area[] = [];

/** Null while it is not wanted or not loaded. A failed load is retried after the next navigation, or once the network is back. */
export function useChunk<M>(chunk: Chunk<M>, isWanted: boolean, areas: readonly Area[] = none): M | null {
  const { load } = useI18n();
  const [module, setModule] = useState<M | null>(null);
  const [attempt, setAttempt] = useState(0);
  const page = useContext(PageContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page and each attempt asks anew.
  useEffect(() => {
    if (!isWanted || module) return;
    let isOver = false;
    const retry = () => setAttempt(attempt + 1);
    window.addEventListener('online', retry);
    Promise.all([chunk.load(), load(areas)]).then(
      ([loaded]) => isOver || setModule(loaded),
      () => {},
    );
    return () => {
      isOver = true;
      window.removeEventListener('online', retry);
    };
  }, [chunk, isWanted, module, areas, load, page, attempt]);
  return isWanted ? module : null;
}
