// Code that is loaded separately from the first page's. When a chunk fails to load, most often after a new release, the document
// is reloaded: on navigation only, and once per path within ten seconds, so that a permanently missing chunk leads to the error
// page. A chunk that loads and throws is an ordinary error of the page.

import { wholeSearch } from './addressBar';

/** In milliseconds. */
const reloadInterval = 10_000;

let targetOf = (): string => window.location.pathname + wholeSearch();

/** Sets the function that returns the target of the current navigation, which only the router knows. */
export function setNavigationTarget(target: () => string): void {
  targetOf = target;
}

/**
 * A lazily loaded chunk. `module` is its name in the build's manifest, by which documents preload it. `load` retries after a
 * failure; `loaded` throws until the code is loaded.
 */
export type Chunk<M = unknown> = { module: string; load(): Promise<M>; loaded(): M };

/** A chunk that could not be loaded; `cause` is the browser's error. */
class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** `importModule` must contain a literal `import()`, so that the build creates a chunk. */
export function defineChunk<M>(module: string, importModule: () => Promise<M>): Chunk<M> {
  let current: { module: M } | null = null;
  let failedAddress: string | null = null;
  let tries = 0;
  const importAgain = (address: string): Promise<M> => import(/* @vite-ignore */ address);
  return {
    module,
    load: async () => {
      if (current) return current.module;
      const address = failedAddress && `${failedAddress}?again=${++tries}`;
      try {
        const loaded = await importOrClassifyError(module, address ? () => importAgain(address) : importModule);
        current = { module: loaded };
        return loaded;
      } catch (error) {
        if (error instanceof ChunkLoadError) failedAddress ??= addressIn(error.cause);
        throw error;
      }
    },
    loaded: () => {
      if (!current) throw new Error(`${module} is not loaded`);
      return current.module;
    },
  };
}

/**
 * An import rejects both when the code cannot be fetched and when it throws. Imported again, a module that threw rejects with the
 * identical error (https://tc39.es/ecma262/#sec-moduleevaluation); one that could not be fetched now succeeds, or fails with
 * another error.
 */
async function importOrClassifyError<M>(module: string, importModule: () => Promise<M>): Promise<M> {
  try {
    return await importModule();
  } catch (first) {
    return importModule().catch((second: unknown) => {
      throw second === first ? first : new ChunkLoadError(`${module} could not be loaded: ${first}`, { cause: first });
    });
  }
}

/** Browsers cache a failed module by its URL, so a retry needs another URL; their error message contains the failed one. */
function addressIn(error: unknown): string | null {
  return /https?:\/\/[^\s?]+\.js/.exec(String(error))?.[0] ?? null;
}

/** For navigations. Prefetching calls `load` itself and ignores failures. */
export async function loadForNavigation<M>(chunk: Chunk<M>): Promise<M> {
  try {
    return await chunk.load();
  } catch (error) {
    // Without a network, reloading would only lose the current document.
    if (!(error instanceof ChunkLoadError) || !navigator.onLine) throw error;
    const target = new URL(targetOf(), window.location.href);
    if (!mayReload(target.pathname)) throw error;
    // Two navigations to the same URL would load two documents; and assigning a URL that differs only in its fragment loads
    // nothing.
    if (target.href === window.location.href) window.location.reload();
    else window.location.assign(target);
    // Never resolves: the new document replaces this one.
    return new Promise<M>(() => {});
  }
}

/** Returns false when this path was reloaded within the last ten seconds: then the error is shown. */
export function mayReload(path: string, now = Date.now()): boolean {
  const key = `reloaded:${path}`;
  try {
    if (now - Number(sessionStorage.getItem(key) ?? 0) < reloadInterval) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}
