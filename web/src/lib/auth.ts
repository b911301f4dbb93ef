// Who is signed in: kept in the browser, the same in every tab. The session itself is in a cookie that no script can read; another
// one, which the server writes with it, says whose it is.
import { useSyncExternalStore } from 'react';
import { forgetSignedIn, signedInCookie } from './cookies';
import { dropDrafts } from './forms/draft';
import { usePersonal } from './personal';
import { shared } from './storage';

/** `id` is the user's; `expiresAt` is when the session ends. */
export type Auth = { id: number; userTypeId: number; expiresAt: string };

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
  return auth ? `${auth.id} ${auth.expiresAt}` : '';
}

export function signIn(session: Auth): void {
  const { id, userTypeId, expiresAt } = session;
  stored.set({ id, userTypeId, expiresAt: inSeconds(Date.parse(expiresAt)) });
}

/**
 * Brings this browser in line with the server: a form without script may have signed in or out. `told` is what the document says;
 * one that all visitors share says nothing.
 */
export function adoptSession(told: Auth | null | undefined): void {
  const auth = told === undefined ? authOf(signedInCookie()) : told;
  if (sessionKey(auth) !== sessionKey(stored.get())) stored.set(auth);
}

/** `<user id>.<user type id>.<end, in Unix seconds>` */
function authOf(cookie: string): Auth | null {
  const [, id, userTypeId, end] = /^(\d+)\.(\d+)\.(\d+)$/.exec(cookie)?.map(Number) ?? [];
  return id && userTypeId && end ? { id, userTypeId, expiresAt: inSeconds(end * 1000) } : null;
}

/** As the cookie has it, so that one session has one key. */
function inSeconds(time: number): string {
  return new Date(Math.floor(time / 1000) * 1000).toISOString();
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
  forgetSignedIn();
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
  const { id, userTypeId, expiresAt } = value as Partial<Auth>;
  const whole = typeof id === 'number' && typeof userTypeId === 'number' && typeof expiresAt === 'string';
  return whole ? { id, userTypeId, expiresAt } : null;
}
