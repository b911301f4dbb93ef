// The browser's cache of public API responses: fetched in parallel, concurrent requests for one key shared, kept until unused for
// five minutes. An entry older than a minute is returned at once and refetched in the background, so that no price is stale for
// longer.
import type { Answer, Answers } from './get';

const limit = 500;
const lifetime = 5 * 60 * 1000;
const freshTime = 60 * 1000;
/** A request without a response after this many milliseconds counts as a network failure. */
const timeLimit = 15_000;

/** A cache entry with its key and the time of its fetch, to be stored. */
export type KeptAnswer = { key: string; answer: Answer; fetchedAt: number };
type CachedAnswer = KeptAnswer & { keptUntil: number };
type Running = { answer: Promise<Answer>; controller: AbortController; readers: number };

export type ApiCache = {
  /** Adds the responses that the server inlined in the document. */
  keep(answers: Answers): void;
  /** The cached entries whose keys match. */
  kept(isWanted: (key: string) => boolean): KeptAnswer[];
  /** Adds stored entries, except those that are too old or whose key is cached already. */
  restore(answers: readonly KeptAnswer[]): void;
  /** The responses to all calls; a call that failed on the network has status 0. Rejects only when `signal` is aborted. */
  load(keys: readonly string[], signal?: AbortSignal): Promise<Answers>;
  /** Every entry is refetched in the background when it is read the next time. */
  expire(): void;
  /** Called when a cached response was replaced by a different one. */
  onChange(listener: () => void): void;
};

let shared: Pick<ApiCache, 'expire'> | null = null;

/** Called once by the entry, for parts of a page that know that public responses are out of date. */
export function shareCache(cache: Pick<ApiCache, 'expire'>): void {
  shared = cache;
}

export function expireAnswers(): void {
  shared?.expire();
}

export function createApiCache(fetchOne = fetchAnswer, now: () => number = Date.now, idOf = hashed): ApiCache {
  const entries = new Map<string, CachedAnswer>();
  const running = new Map<string, Running>();
  const listeners = new Set<() => void>();

  const put = (key: string, answer: Answer) => {
    const id = idOf(key);
    // A network failure does not invalidate what is cached.
    if (answer.status > 0) entries.delete(id);
    if (answer.status !== 200) return;
    set(id, { key, answer, fetchedAt: now(), keptUntil: now() + lifetime });
  };
  const set = (id: string, entry: CachedAnswer) => {
    entries.set(id, entry);
    const oldest = entries.keys().next().value;
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
  };
  const known = (key: string): CachedAnswer | undefined => {
    const id = idOf(key);
    const entry = entries.get(id);
    entries.delete(id);
    if (entry?.key !== key || entry.keptUntil < now()) return undefined;
    entry.keptUntil = now() + lifetime;
    entries.set(id, entry);
    return entry;
  };
  const start = (key: string): Running => {
    const controller = new AbortController();
    const answer = fetchOne(key, limited(controller.signal))
      .catch(() => ({ status: 0, body: null }))
      .finally(() => {
        if (running.get(key) === started) running.delete(key);
      });
    const started: Running = { answer, controller, readers: 0 };
    running.set(key, started);
    return started;
  };
  const request = async (key: string, signal?: AbortSignal): Promise<Answer> => {
    const call = running.get(key) ?? start(key);
    call.readers++;
    const answer = await unless(signal, call.answer).catch((reason) => {
      if (--call.readers === 0) {
        call.controller.abort();
        running.delete(key);
      }
      throw reason;
    });
    put(key, answer);
    return answer;
  };
  const refresh = async (key: string, old: Answer) => {
    const answer = await request(key);
    if (answer.status === 200 && JSON.stringify(answer.body) !== JSON.stringify(old.body)) {
      for (const listener of listeners) listener();
    }
  };
  const one = async (key: string, signal?: AbortSignal): Promise<Answer> => {
    const entry = known(key);
    if (!entry) return request(key, signal);
    if (now() - entry.fetchedAt > freshTime) {
      entry.fetchedAt = now();
      void refresh(key, entry.answer);
    }
    return entry.answer;
  };
  return {
    keep: (answers) => {
      for (const [key, answer] of Object.entries(answers)) put(key, answer);
    },
    kept: (isWanted) =>
      [...entries.values()]
        .filter(({ key, keptUntil }) => isWanted(key) && keptUntil >= now())
        .map(({ key, answer, fetchedAt }) => ({ key, answer, fetchedAt })),
    restore: (answers) => {
      for (const { key, answer, fetchedAt } of answers) {
        const [id, keptUntil] = [idOf(key), fetchedAt + lifetime];
        if (!entries.has(id) && keptUntil >= now()) set(id, { key, answer, fetchedAt, keptUntil });
      }
    },
    load: async (keys, signal) =>
      Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await one(key, signal)] as const))),
    expire: () => {
      for (const entry of entries.values()) entry.fetchedAt = 0;
    },
    onChange: (listener) => void listeners.add(listener),
  };
}

/** Aborts when one of the signals does, or after the time limit. */
export function limited(...signals: AbortSignal[]): AbortSignal {
  return AbortSignal.any([...signals, AbortSignal.timeout(timeLimit)]);
}

function unless<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

async function fetchAnswer(key: string, signal: AbortSignal): Promise<Answer> {
  const headers = { accept: 'application/json' };
  const response = await fetch(key, { headers, credentials: 'same-origin', signal });
  // A successful response whose body breaks off counts as a network failure.
  const body: unknown = response.ok ? await response.json() : await response.json().catch(() => null);
  return { status: response.status, body, requestId: response.headers.get('x-request-id') };
}

/**
 * Hashes a key to ten characters: the 53 bits of cyrb53 in base 36, without the highest digit. Keys with the same hash overwrite
 * each other's entry; since an entry holds its whole key, a collision never returns another key's response.
 */
export function hashed(key: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < key.length; index++) {
    const code = key.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36).padStart(10, '0').slice(-10);
}
