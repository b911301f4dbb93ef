// Calls that change something, and calls for what belongs to one person: in the page's language, with the session's cookie.
import { currentAuth, expireSession, sessionKey } from '@/lib/auth';
import { onlineShop } from '@/lib/shop';
import { limited } from './cache';
import type { Failure, Meta } from './types';

export type FieldProblem = { field: string; code: string; message: string };

/** Refused and failed calls are answers, too: `status` is 0 when the network failed. */
export type Result<T> =
  | { ok: true; status: number; data: T; message: string; meta?: Meta }
  /** `data` is what the caller needs to go on, where there is such a thing: its shape depends on `code`. */
  | { ok: false; status: number; code: string; message: string; errors: FieldProblem[]; data?: unknown };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Options = {
  signal?: AbortSignal;
  /** Idempotency-Key: the call is made once, however often it is sent with this key. */
  key?: string;
};

/**
 * A session that the server does not know any more is forgotten here at once. A call that takes too long is given up: what waits for it,
 * such as the next change of the cart, goes on.
 */
export async function call<T>(method: Method, path: string, body?: object, options: Options = {}): Promise<Result<T>> {
  const session = sessionKey(currentAuth());
  const response = await fetch(inLanguage(path), {
    method,
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(options.key && { 'idempotency-key': options.key }),
    },
    body: body && JSON.stringify(body),
    credentials: 'same-origin',
    cache: 'no-store',
    signal: limited(...(options.signal ? [options.signal] : [])),
  }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as Envelope<T> | Failure | null;
  if (response?.status === 401 && session && codeOf(answer) === 'error-unauthenticated') expireSession(session);
  return resultOf(response?.status ?? 0, answer);
}

/** An answer of the API as a result; `body` is what it said. */
export function resultOf<T>(status: number, body: unknown): Result<T> {
  const answer = body as Envelope<T> | Failure | null;
  if (status >= 200 && status < 300 && answer && 'isSuccess' in answer && answer.isSuccess) {
    const { data, message, meta } = answer as Envelope<T>;
    return { ok: true, status, data, message, meta };
  }
  return failed(status, answer as Failure | null);
}

type Envelope<T> = { isSuccess: boolean; data: T; message: string; meta?: Meta };

function codeOf(answer: object | null): string {
  return answer && 'code' in answer ? String(answer.code) : '';
}

function failed(status: number, answer: Failure | null): Result<never> {
  const { code = '', message = '', errors = [], data } = answer ?? {};
  return { ok: false, status, code, message, errors, ...(data && { data }) };
}

function inLanguage(path: string): string {
  const { language } = onlineShop();
  return `${path}${path.includes('?') ? '&' : '?'}languageId=${language.id}`;
}
