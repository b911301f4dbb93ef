// A value stored in the browser under one key, the same in every tab. Without storage (blocked, full) it is kept for this page.

type Shared<T> = {
  get(): T;
  set(next: T): void;
  /** Notifies of changes made here and in other tabs. */
  subscribe(listener: () => void): () => void;
};

/** `read` converts the stored value, or null; for invalid values it returns the same as for null. */
export function shared<T>(key: string, read: (stored: unknown) => T): Shared<T> {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const fromElsewhere = (event: StorageEvent) => {
    if (event.storageArea === window.localStorage && (event.key === key || event.key === null)) notify();
  };
  let kept: { text: string | null; value: T } | undefined;
  const get = () => {
    const text = readText(key);
    if (!kept || kept.text !== text) kept = { text, value: read(parse(text)) };
    return kept.value;
  };
  return {
    get,
    set: (next) => {
      writeText(key, next === null ? null : JSON.stringify(next));
      notify();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', fromElsewhere);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', fromElsewhere);
      };
    },
  };
}

/** Values that could not be stored, for the lifetime of the page. */
const unstored = new Map<string, string | null>();

function readText(key: string): string | null {
  const own = unstored.get(key);
  if (own !== undefined) return own;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const cleared = 'vitrina.cleared';
const month = 30 * 24 * 60 * 60 * 1000;

/** Clears the storage when that was last done over 30 days ago, except for the keys in `kept`. */
export function clearOldStorage(kept: readonly string[], now = Date.now()): void {
  try {
    const last = Number(window.localStorage.getItem(cleared));
    if (last > 0 && now - last <= month) return;
    for (const key of last > 0 ? Object.keys(window.localStorage) : []) {
      if (!kept.includes(key)) window.localStorage.removeItem(key);
    }
    window.localStorage.setItem(cleared, String(now));
  } catch {
    // Storage is not available, so there is nothing to clear.
  }
}
