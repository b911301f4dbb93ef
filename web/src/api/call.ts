// Calls that change something, and calls for what belongs to one person: in the page's language, with the session's cookie.
import { currentAuth, expireSession, sessionKey } from '@/lib/auth';
import { onlineShop } from '@/lib/shop';
import type { Failure, Meta } from './types';

export type FieldProblem = { field: string; code: string; message: string };

/** Refused and failed calls are answers, too: `status` is 0 when the network failed. */
export type Result<T> =
  | { ok: true; status: number; data: T; message: string; meta?: Meta }
  | { ok: false; status: number; code: string; message: string; errors: FieldProblem[] };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A session that the server does not know any more is forgotten here at once. */
export async function call<T>(method: Method, path: string, body?: object, signal?: AbortSignal): Promise<Result<T>> {
  const session = sessionKey(currentAuth());
  const response = await fetch(inLanguage(path), {
    method,
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
    credentials: 'same-origin',
    cache: 'no-store',
    signal,
  }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as Envelope<T> | Failure | null;
  if (response?.status === 401 && session && codeOf(answer) === 'error-unauthenticated') expireSession(session);
  if (response?.ok && answer && 'isSuccess' in answer && answer.isSuccess) {
    const { data, message, meta } = answer as Envelope<T>;
    return { ok: true, status: response.status, data, message, meta };
  }
  return failed(response?.status ?? 0, answer as Failure | null);
}

type Envelope<T> = { isSuccess: boolean; data: T; message: string; meta?: Meta };

function codeOf(answer: object | null): string {
  return answer && 'code' in answer ? String(answer.code) : '';
}

function failed(status: number, answer: Failure | null): Result<never> {
  const { code = '', message = '', errors = [] } = answer ?? {};
  return { ok: false, status, code, message, errors };
}

function inLanguage(path: string): string {
  const { language } = onlineShop();
  return `${path}${path.includes('?') ? '&' : '?'}languageId=${language.id}`;
}
