// Code that is loaded apart from the first page's. When it fails to load, most often after a new release, the document is loaded
// anew: on navigation only, and once per path within ten seconds, so that a chunk that is gone for good leads to the error page. Code
// that loads and throws is an error of the page like any other.

import { wholeSearch } from './addressBar';

const patience = 10_000;

let targetOf = (): string => window.location.pathname + wholeSearch();

/** Tells where a navigation under way leads to: the router knows. */
export function setNavigationTarget(target: () => string): void {
  targetOf = target;
}

/**
 * The code of an area's pages. `module` is its name in the build's manifest, where documents find what to preload. `load` asks
 * again after a failure; `loaded` throws as long as the code is not there.
 */
export type Chunk<M = unknown> = { module: string; load(): Promise<M>; loaded(): M };

/** Code that could not be loaded; `cause` is what the browser says of it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** `importModule` is an `import()` written out, so that the build makes a chunk of it. */
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
        const loaded = await importOrSayWhy(module, address ? () => importAgain(address) : importModule);
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
 * An import is refused both when the code cannot be had and when it throws. Asked again, a module that threw answers with the very same
 * error (https://tc39.es/ecma262/#sec-moduleevaluation); one that cannot be had comes now, or fails with another error.
 */
async function importOrSayWhy<M>(module: string, importModule: () => Promise<M>): Promise<M> {
  try {
    return await importModule();
  } catch (first) {
    return importModule().catch((second: unknown) => {
      throw second === first ? first : new ChunkLoadError(`${module} could not be loaded: ${first}`, { cause: first });
    });
  }
}

/** Browsers remember a module that failed by its address, so another try needs another one; they name it in their message. */
function addressIn(error: unknown): string | null {
  return /https?:\/\/[^\s?]+\.js/.exec(String(error))?.[0] ?? null;
}

/** For navigations. Loading ahead calls `load` itself, and its failure concerns nobody. */
export async function loadForNavigation<M>(chunk: Chunk<M>): Promise<M> {
  try {
    return await chunk.load();
  } catch (error) {
    // Without a network another document would be lost, too.
    if (!(error instanceof ChunkLoadError) || !navigator.onLine) throw error;
    const target = new URL(targetOf(), window.location.href);
    if (!mayReload(target.pathname)) throw error;
    // Two navigations to one address would ask for two documents; and one that differs in its fragment only loads nothing.
    if (target.href === window.location.href) window.location.reload();
    else window.location.assign(target);
    // The document that follows replaces this one.
    return new Promise<M>(() => {});
  }
}

/** Answers false when this path was loaded anew a moment ago: then the error stands. */
export function mayReload(path: string, now = Date.now()): boolean {
  const key = `reloaded:${path}`;
  try {
    if (now - Number(sessionStorage.getItem(key) ?? 0) < patience) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}
