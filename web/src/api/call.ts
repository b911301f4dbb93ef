// Calls that change data, and calls for one visitor's own data: sent in the page's language with the session cookie.
import { currentAuth, expireSession, sessionKey } from '@/lib/auth';
import { onlineShop } from '@/lib/shop';
import { limited } from './cache';
import type { Failure, Meta } from './types';

export type FieldProblem = { field: string; code: string; message: string };

/** Rejected and failed calls return a result, too: `status` is 0 when the network failed. */
export type Result<T> =
  | { ok: true; status: number; data: T; message: string; meta?: Meta }
  /** `data` is what the caller needs to proceed, if anything: its shape depends on `code`. */
  | { ok: false; status: number; code: string; message: string; errors: FieldProblem[]; data?: unknown };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Options = {
  signal?: AbortSignal;
  /** Sent as Idempotency-Key: repeated calls with this key take effect once. */
  key?: string;
};

/**
 * Signs out locally when the server no longer knows the session. A call that exceeds the time limit is aborted, so that calls
 * queued behind it, such as the next change of the cart, can proceed.
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

/** Converts an API response to a result; `body` is the parsed response body. */
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
