// Code that comes apart from the first page. When it fails to load, most often after a new release, the page is loaded anew: on
// navigation only, and once per path within ten seconds, so that a shop whose chunk is gone for good shows its error page.

const patience = 10_000;

let targetOf = (): string => window.location.href;

/** Tells where a navigation under way leads to: the router knows. */
export function setNavigationTarget(target: () => string): void {
  targetOf = target;
}

/** For navigations. Loading ahead calls `load` itself, and its failure concerns nobody. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Without a network another document would be lost, too.
    if (!navigator.onLine) throw error;
    const target = targetOf();
    if (!mayReload(new URL(target, window.location.href).pathname)) throw error;
    window.location.assign(target);
    if (target === window.location.href) window.location.reload();
    // The document that follows replaces this one.
    return new Promise<T>(() => {});
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
