// The current session's user, kept in the browser and shared by all tabs. The session itself is in an HttpOnly cookie; a second
// cookie, which the server writes with it, says whose it is.
import { useSyncExternalStore } from 'react';
import { clearSignedIn, signedInCookie } from './cookies';
import { dropDrafts } from './forms/draft';
import { usePersonal } from './personal';
import { shared } from './storage';

/** `id` is the user's id; `expiresAt` is when the session ends; `key` distinguishes sessions of the same account. */
export type Auth = { id: number; userTypeId: number; expiresAt: string; key: string };

export const authKey = 'vitrina.auth';
const customer = 2;

const stored = shared<Auth | null>(authKey, readAuth);

/** The session, or null when there is none or it has expired. */
export function currentAuth(): Auth | null {
  const auth = stored.get();
  return auth && Date.parse(auth.expiresAt) > Date.now() ? auth : null;
}

/** Identifies a session, also among those of one account; empty for a guest. */
export function sessionKey(auth: Auth | null | undefined): string {
  return auth ? `${auth.id} ${auth.key}` : '';
}

/** Whether a response may still be used: it may arrive after its session has ended. */
export function isCurrentSession(auth: Auth | null): boolean {
  return sessionKey(auth) === sessionKey(currentAuth());
}

/** Called after the server's response, which has set the cookie. */
export function signIn({ id, userTypeId, expiresAt }: Omit<Auth, 'key'>): void {
  const fromCookie = authOf(signedInCookie());
  // When cookies are blocked, two sessions of an account may begin in the same millisecond.
  stored.set(
    fromCookie?.id === id ? fromCookie : { id, userTypeId, expiresAt, key: Math.random().toString(36).slice(2) },
  );
}

/**
 * Synchronises this browser with the server: a form without JavaScript may have signed in or out. `session` is the session that
 * the document was rendered for; undefined for a document that all visitors share.
 */
export function syncSession(session: Auth | null | undefined): void {
  const auth = session === undefined ? authOf(signedInCookie()) : session;
  if (sessionKey(auth) !== sessionKey(stored.get())) stored.set(auth);
}

/** `<user id>.<user type id>.<end, in Unix seconds>.<key>` */
function authOf(cookie: string): Auth | null {
  const [, id, userTypeId, end, key] = /^(\d+)\.(\d+)\.(\d+)\.(\w+)$/.exec(cookie) ?? [];
  if (!id || !key) return null;
  return { id: Number(id), userTypeId: Number(userTypeId), expiresAt: new Date(Number(end) * 1000).toISOString(), key };
}

/** A deliberate sign-out: drafts are deleted, too. */
export function signOut(): void {
  dropDrafts();
  end();
}

/**
 * Ends a session that the server no longer knows, unless another one has begun meanwhile. It did not end deliberately, so
 * drafts are kept for the next sign-in.
 */
export function expireSession(session: string): void {
  if (sessionKey(stored.get()) === session) end();
}

function end(): void {
  stored.set(null);
  clearSignedIn();
}

export const onAuthChange = stored.subscribe;

export function isCustomer(auth: Auth | null | undefined): auth is Auth {
  return auth?.userTypeId === customer;
}

/** Undefined as long as it is unknown: on the server and while hydrating a document that all visitors share. */
export function useAuth(): Auth | null | undefined {
  const personal = usePersonal();
  return useSyncExternalStore<Auth | null | undefined>(onAuthChange, currentAuth, () => personal?.visitor.auth);
}

function readAuth(value: unknown): Auth | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, userTypeId, expiresAt, key } = value as Partial<Auth>;
  const whole = typeof id === 'number' && typeof userTypeId === 'number' && typeof expiresAt === 'string';
  return whole ? { id, userTypeId, expiresAt, key: key ?? expiresAt } : null;
}
