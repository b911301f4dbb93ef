// What belongs to the person who is signed in: fetched by the browser with the bearer token, kept as long as they are.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentAuth, onAuthChange, useAuth } from '@/lib/auth';
import { call } from './call';
import type { Meta } from './types';

export type Mine<T> = { data: T; meta?: Meta };

/** `data` is null while it is fetched for the first time; `problem` says that it could not be. */
export type Loading<T> = {
  data: T | null;
  meta: Meta | null;
  problem: string | null;
  reload(): Promise<void>;
};

const kept = new Map<string, Mine<unknown>>();
const listeners = new Set<() => void>();
let owner: string | null = null;

/** Answers of one person are never shown to the next. */
function mine(): Map<string, Mine<unknown>> {
  const token = currentAuth()?.token ?? null;
  if (token !== owner) kept.clear();
  owner = token;
  return kept;
}

function put(path: string, value: Mine<unknown>): void {
  mine().set(path, value);
  for (const listener of listeners) listener();
}

/** Puts what a change answered in the place of what was there. */
export function setMine<T>(path: string, data: T): void {
  put(path, { data });
}

function subscribe(listener: () => void): () => void {
  const stop = onAuthChange(listener);
  listeners.add(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
}

/** The answer of a call for the person signed in, by a path without language; null asks nothing. Fresh on each visit. */
export function useMine<T>(path: string | null): Loading<T> {
  const auth = useAuth();
  const read = () => (path === null ? undefined : (mine().get(path) as Mine<T> | undefined));
  const found = useSyncExternalStore(subscribe, read, () => undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const token = auth?.token;

  const load = async (isCurrent = () => true) => {
    if (path === null) return;
    const answer = await call<T>('GET', path);
    if (!isCurrent()) return;
    if (answer.ok) put(path, { data: answer.data, meta: answer.meta });
    setProblem(answer.ok ? null : answer.message);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the person or the question changes.
  useEffect(() => {
    if (!token || path === null) return;
    let current = true;
    void load(() => current);
    return () => {
      current = false;
    };
  }, [token, path]);

  return { data: found?.data ?? null, meta: found?.meta ?? null, problem, reload: () => load() };
}
