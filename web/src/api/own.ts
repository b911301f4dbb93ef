// Data of this visitor alone, as part of a page's loader data: requested on every visit, never shown to the next visitor.
import { useLoaderData, useRevalidator } from 'react-router';
import { type Auth, currentAuth, sessionKey, useAuth } from '@/lib/auth';
import type { Personal } from '@/lib/personal';
import { call, type Result, resultOf } from './call';
import type { Answered, Calls } from './get';
import type { Meta } from './types';

/** The visitor's own responses that the server fetched to render the document, to these calls. */
export function renderedOwn({ visitor, own }: Personal, calls: Calls): OwnAnswers {
  const answers = Object.entries(own).map(
    ([name, { status, body, requestId }]) => [name, resultOf(status, body, requestId)] as const,
  );
  return { owner: sessionKey(visitor.auth), paths: pathsOf(calls), answers: Object.fromEntries(answers) };
}

type Good = Extract<Result<unknown>, { ok: true }>;
/** `last` is what the same call returned before, when it failed this time for a reason that may pass. */
type OwnResult = Result<unknown> & { last?: Good };

/**
 * `owner` is the session key of the visitor who requested the data; empty for a guest. `paths` are those of the calls, by their
 * names.
 */
export type OwnAnswers = {
  owner: string;
  paths?: Readonly<Record<string, string>>;
  answers: Readonly<Record<string, OwnResult>>;
};
/** What a loader returns besides its page's public data; null in a document that all visitors share. */
export type WithOwn = { own: OwnAnswers | null };

/**
 * Loads the visitor's own data; repeats the requests when the session changed meanwhile. `shown` are the responses that the
 * current page shows: when a call fails that this visitor has made before, its data is kept.
 */
export async function loadOwn(
  callsOf: (auth: Auth | null) => Calls,
  signal: AbortSignal,
  shown: OwnAnswers | null = null,
): Promise<OwnAnswers> {
  const owner = ownerNow();
  const paths = pathsOf(callsOf(currentAuth()));
  const all = Object.entries(paths);
  const lastOf = (name: string): Good | null =>
    shown?.owner === owner && shown.paths?.[name] === paths[name] ? goodOf(shown.answers[name]) : null;
  const ask = async (calls: readonly (readonly [string, string])[]): Promise<Record<string, OwnResult>> => {
    const asked = calls.map(async ([name, path]) => {
      const result = await call({ path, read }, { signal });
      const last = !result.ok && mayPass(result.status) && lastOf(name);
      return [name, last ? { ...result, last } : result] as const;
    });
    return Object.fromEntries(await Promise.all(asked));
  };
  const first = await ask(all.filter(([, path]) => !isAwaiting(path)));
  const waiting = all.flatMap(([name, path]) => {
    const whole = isAwaiting(path) && filled(path, first);
    return whole ? [[name, whole] as const] : [];
  });
  const answers = { ...first, ...(await ask(waiting)) };
  signal.throwIfAborted();
  return ownerNow() === owner ? { owner, paths, answers } : loadOwn(callsOf, signal, shown);
}

function pathsOf(calls: Calls): Record<string, string> {
  return Object.fromEntries(Object.entries(calls).map(([name, { path }]) => [name, path]));
}

/** Whether a call may succeed when it is repeated: the network or the server failed. */
export function mayPass(status: number): boolean {
  return status === 0 || status >= 500;
}

/** The response, or the one before if it failed for a reason that may pass. */
export function goodOf(answer: OwnResult | undefined): Good | null {
  return answer?.ok ? answer : (answer?.last ?? null);
}

/** The data of a response; the position of a list's page is in the result's `meta`. */
const read = (body: unknown) => (body as { data: unknown }).data;

/**
 * A placeholder in a call's path for the id in another call's response, typed as the id. The call waits for that response and is
 * skipped without an id. The server resolves it when it renders a page (`ssr/renderer.rs`): tests/vectors/awaited.json tests both.
 */
export function idFrom(name: string): number {
  return `~${name}.id` as unknown as number;
}

const awaited = /~([a-zA-Z0-9]+)\.id/;

/** Whether a path waits for another call's response. */
export const isAwaiting = (path: string): boolean => awaited.test(path);

/** The path with the id from the response that it waits for; null when that has none. */
export function filled(path: string, answers: OwnAnswers['answers']): string | null {
  const answer = goodOf(answers[awaited.exec(path)?.[1] ?? '']);
  const id = (answer?.data as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'number' ? path.replace(awaited, String(id)) : null;
}

function ownerNow(): string {
  return sessionKey(currentAuth());
}

/** Why a request failed, for the visitor; `status` is 0 for the network; `requestId` is for support, when the server failed. */
export type Problem = { status: number; message: string; requestId?: string };

/**
 * `data` is null while it loads; `problem` is set when the request failed. A failure of the network or of the server leaves the
 * data as it was.
 */
export type Own<T> = {
  data: T | null;
  meta: Meta | null;
  isLoading: boolean;
  problem: Problem | null;
  reload(): Promise<void>;
};

/** The page's own responses, or null when they belong to another session than the current one. */
export function useOwnAnswers(): OwnAnswers['answers'] | null {
  const auth = useAuth();
  const { own } = useLoaderData<WithOwn>();
  return own !== null && auth !== undefined && own.owner === sessionKey(auth) ? own.answers : null;
}

/** One of the page's own responses, as long as it belongs to the current session. */
export function useOwnAnswer<C extends Calls, N extends keyof C & string>(name: N): Own<Answered<C>[N]> {
  const { revalidate, state } = useRevalidator();
  const answer = useOwnAnswers()?.[name];
  const good = goodOf(answer);
  return {
    data: good && (good.data as Answered<C>[N]),
    meta: good?.meta ?? null,
    isLoading: state === 'loading',
    problem: answer?.ok === false ? answer : null,
    reload: revalidate,
  };
}
