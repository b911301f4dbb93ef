// Who is signed in: kept in the browser, the same in every tab, with a cookie that tells the server no more than that.
import { useSyncExternalStore } from 'react';
import { rememberSignedIn } from './cookies';
import { dropDrafts } from './forms/draft';
import { shared } from './storage';

/** `token` is the bearer token of API calls; `id` is the user's. */
export type Auth = { id: number; token: string; userTypeId: number; expiresAt: string };

export const authKey = 'vitrina.auth';
const customer = 2;

const stored = shared<Auth | null>(authKey, readAuth);

/** The session, or null when there is none or its time is over. */
export function currentAuth(): Auth | null {
  const auth = stored.get();
  return auth && Date.parse(auth.expiresAt) > Date.now() ? auth : null;
}

export function signIn(session: Auth): void {
  const { id, token, userTypeId, expiresAt } = session;
  stored.set({ id, token, userTypeId, expiresAt });
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
export function expireSession(token: string): void {
  if (stored.get()?.token === token) end();
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
  const { id, token, userTypeId, expiresAt } = value as Partial<Auth>;
  const whole = typeof id === 'number' && typeof token === 'string' && typeof userTypeId === 'number';
  return whole && typeof expiresAt === 'string' ? { id, token, userTypeId, expiresAt } : null;
}
