// Who is signed in: kept in the browser, the same in every tab. The session itself is in a cookie that no script can read; another
// one, which the server writes with it, says whose it is.
import { useSyncExternalStore } from 'react';
import { clearSignedIn, signedInCookie } from './cookies';
import { dropDrafts } from './forms/draft';
import { usePersonal } from './personal';
import { shared } from './storage';

/** `id` is the user's; `expiresAt` is when the session ends; `key` tells this session from others of the same account. */
export type Auth = { id: number; userTypeId: number; expiresAt: string; key: string };

export const authKey = 'vitrina.auth';
const customer = 2;

const stored = shared<Auth | null>(authKey, readAuth);

/** The session, or null when there is none or its time is over. */
export function currentAuth(): Auth | null {
  const auth = stored.get();
  return auth && Date.parse(auth.expiresAt) > Date.now() ? auth : null;
}

/** Tells sessions apart, also those of one account; empty for a guest. */
export function sessionKey(auth: Auth | null | undefined): string {
  return auth ? `${auth.id} ${auth.key}` : '';
}

/** After the server's answer, which has written the cookie. */
export function signIn({ id, userTypeId, expiresAt }: Omit<Auth, 'key'>): void {
  const fromCookie = authOf(signedInCookie());
  // Without cookies two sessions of an account may still begin in the same millisecond.
  stored.set(
    fromCookie?.id === id ? fromCookie : { id, userTypeId, expiresAt, key: Math.random().toString(36).slice(2) },
  );
}

/**
 * Brings this browser in line with the server: a form without script may have signed in or out. `session` is what the document says;
 * one that all visitors share says nothing.
 */
export function adoptSession(session: Auth | null | undefined): void {
  const auth = session === undefined ? authOf(signedInCookie()) : session;
  if (sessionKey(auth) !== sessionKey(stored.get())) stored.set(auth);
}

/** `<user id>.<user type id>.<end, in Unix seconds>.<key>` */
function authOf(cookie: string): Auth | null {
  const [, id, userTypeId, end, key] = /^(\d+)\.(\d+)\.(\d+)\.(\w+)$/.exec(cookie) ?? [];
  if (!id || !key) return null;
  return { id: Number(id), userTypeId: Number(userTypeId), expiresAt: new Date(Number(end) * 1000).toISOString(), key };
}

/** On purpose: what was typed but not sent goes, too. */
export function signOut(): void {
  dropDrafts();
  end();
}

/**
 * Forgets a session that the server no longer knows, unless another one has taken its place meanwhile. Whoever it was did not
 * mean to leave, and finds their drafts after signing in again.
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

/** Undefined as long as it is not known: on the server and while hydrating, of a document that all visitors share. */
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
