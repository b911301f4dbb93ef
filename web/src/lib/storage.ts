// What the browser remembers under one key, the same in every tab. Without storage (blocked, full) it is remembered for this page.

export type Shared<T> = {
  get(): T;
  set(next: T): void;
  /** Tells of changes from here and from other tabs. */
  subscribe(listener: () => void): () => void;
};

/** `read` makes a value of what was stored, or of null; whatever it cannot read it answers as if nothing were there. */
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

/** What could not be stored, for the life of this page. */
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

/** Wipes what the browser remembers when that was last done over 30 days ago; `kept` are keys that are still good. */
export function clearOldStorage(kept: readonly string[], now = Date.now()): void {
  try {
    const last = Number(window.localStorage.getItem(cleared));
    if (last > 0 && now - last <= month) return;
    for (const key of last > 0 ? Object.keys(window.localStorage) : []) {
      if (!kept.includes(key)) window.localStorage.removeItem(key);
    }
    window.localStorage.setItem(cleared, String(now));
  } catch {
    // Nothing is remembered, so there is nothing to wipe.
  }
}
