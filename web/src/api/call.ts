// Calls that change data, and calls for one visitor's own data: sent in the page's language with the session cookie.
import { currentAuth, expireSession, sessionKey } from '@/lib/auth';
import { onlineShop } from '@/lib/shop';
import { limited } from './cache';
import { type Call, inLanguage } from './get';
import type { Mutation } from './send';
import type { Failure, Meta } from './types';

type FieldProblem = { field: string; code: string; message: string };

/** Rejected and failed calls return a result, too: `status` is 0 when the network failed. */
export type Result<T> = { ok: true; status: number; data: T; message: string; meta?: Meta } | Rejected;
type Rejected = {
  ok: false;
  status: number;
  code: string;
  message: string;
  errors: FieldProblem[];
  /** What the caller needs to proceed, if anything: its shape depends on `code`. */
  data?: unknown;
  /** The id of the request in the server's log, if the server failed. */
  requestId?: string;
};

type Options = {
  signal?: AbortSignal;
  /** Sent as Idempotency-Key: repeated calls with this key take effect once. */
  key?: string;
};

/** Makes a call declared by `get` or `send`. Signs out locally when the server no longer knows the session. */
export async function call<T>(request: Call<T> | Mutation<T>, options: Options = {}): Promise<Result<T>> {
  const session = sessionKey(currentAuth());
  const response = await fetch(inLanguage(request.path, onlineShop().language), initOf(request, options)).catch(
    () => null,
  );
  const answer = (await response?.json().catch(() => null)) as object | null;
  if (response?.status === 401 && session && codeOf(answer) === 'error-unauthenticated') expireSession(session);
  const result = resultOf<T>(response?.status ?? 0, answer, response?.headers.get('x-request-id'));
  return result.ok && 'read' in request ? { ...result, data: request.read(answer) } : result;
}

function initOf(request: Call<unknown> | Mutation, { key, signal }: Options): RequestInit {
  const { method, body } = 'method' in request ? request : { method: 'GET', body: null };
  const file = body instanceof Blob ? body : null;
  const type = file ? file.type || 'application/octet-stream' : body && 'application/json';
  const signals = signal ? [signal] : [];
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(type && { 'content-type': type }),
      ...(key && { 'idempotency-key': key }),
    },
    body: file ?? (body && JSON.stringify(body)),
    credentials: 'same-origin',
    cache: 'no-store',
    // A call that exceeds the time limit is aborted, so that calls queued behind it, such as the next change of the cart, can
    // proceed. An upload may take longer.
    signal: file ? signal : limited(...signals),
  };
}

/** Converts an API response to a result; `body` is the parsed response body. */
export function resultOf<T>(status: number, body: unknown, requestId: string | null = null): Result<T> {
  const answer = body as Envelope<T> | Failure | null;
  if (status >= 200 && status < 300 && answer && 'isSuccess' in answer && answer.isSuccess) {
    const { data, message, meta } = answer as Envelope<T>;
    return { ok: true, status, data, message, meta };
  }
  return failed(status, answer as Failure | null, requestId);
}

type Envelope<T> = { isSuccess: boolean; data: T; message: string; meta?: Meta };

function codeOf(answer: object | null): string {
  return answer && 'code' in answer ? String(answer.code) : '';
}

function failed(status: number, answer: Failure | null, requestId: string | null): Result<never> {
  const { code = '', message = '', errors = [], data } = answer ?? {};
  const reference = status >= 500 && requestId ? { requestId } : {};
  return { ok: false, status, code, message, errors, ...(data && { data }), ...reference };
}
