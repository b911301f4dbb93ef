// Who is signed in: kept in the browser, the same in every tab. The session itself is in a cookie that no script can read; another
// cookie tells the server, for its documents, no more than that there is one.
import { useSyncExternalStore } from 'react';
import { rememberSignedIn } from './cookies';
import { dropDrafts } from './forms/draft';
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

export function signIn({ id, userTypeId, expiresAt }: Omit<Auth, 'key'>): void {
  // Two sessions of an account may begin in the same millisecond.
  const key = `${expiresAt} ${Math.random().toString(36).slice(2)}`;
  stored.set({ id, userTypeId, expiresAt, key });
  keepHint();
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
  keepHint();
}

export const onAuthChange = stored.subscribe;

/** Brings the server's hint in line with what is true here. */
export function keepHint(): void {
  const auth = currentAuth();
  rememberSignedIn(auth ? (Date.parse(auth.expiresAt) - Date.now()) / 1000 : 0);
}

export function isCustomer(auth: Auth | null | undefined): auth is Auth {
  return auth?.userTypeId === customer;
}

/** Undefined as long as it is not known: on the server, and while the page is taken over. */
export function useAuth(): Auth | null | undefined {
  return useSyncExternalStore<Auth | null | undefined>(onAuthChange, currentAuth, () => undefined);
}

function readAuth(value: unknown): Auth | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, userTypeId, expiresAt, key } = value as Partial<Auth>;
  const whole = typeof id === 'number' && typeof userTypeId === 'number' && typeof expiresAt === 'string';
  return whole ? { id, userTypeId, expiresAt, key: key ?? expiresAt } : null;
}
