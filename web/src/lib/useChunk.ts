// A chunk that a part of a page needs on demand, with the messages of its areas.
import { useEffect, useState } from 'react';
import type { Chunk } from './chunks';
import { useI18n } from './i18n';
import type { Area } from './messages';

const none: readonly Area[] = [];

/** Null while it is not wanted or not loaded. A failed load is retried with the next page that wants it. */
export function useChunk<M>(chunk: Chunk<M>, isWanted: boolean, areas: readonly Area[] = none): M | null {
  const { load } = useI18n();
  const [module, setModule] = useState<M | null>(null);
  useEffect(() => {
    if (!isWanted || module) return;
    let isOver = false;
    Promise.all([chunk.load(), load(areas)]).then(
      ([loaded]) => isOver || setModule(loaded),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [chunk, isWanted, module, areas, load]);
  return isWanted ? module : null;
}
