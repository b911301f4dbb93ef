// A piece of a page that fails to load, most often after a new release: reload that path once within ten seconds.

const patience = 10_000;

export function reloadOnBrokenPiece(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(window.location.pathname)) event.preventDefault();
  });
}

/** Answers false when this path was reloaded a moment ago: then the error stands. */
export function reloadOnce(path: string, now = Date.now()): boolean {
  const key = `reloaded:${path}`;
  if (now - Number(sessionStorage.getItem(key) ?? 0) < patience) return false;
  sessionStorage.setItem(key, String(now));
  window.location.reload();
  return true;
}
