// Who may see which page, and where the others are sent. The server's renderer asks the same of a document, by its session.
import { type Auth, currentAuth } from './auth';
import { ownUrl } from './own-url';
import { tidyPath } from './paths';

/** Whom a page is for: those who are signed in as customers or affiliates, or those who are not signed in. */
export type Role = 'guest' | 'customer' | 'affiliate';

export const loginPath = '/auth/Login';
export const homePath = '/user';
export const affiliateHomePath = '/affiliate/dashboard';

export const affiliateLoginPath = '/auth/affiliate-login';

const signInPages = { customer: loginPath, affiliate: affiliateLoginPath } as const;
const homes = { customer: homePath, affiliate: affiliateHomePath } as const;
/** The ids of user types, as the session has them. */
const userTypes: Readonly<Record<number, keyof typeof homes>> = { 2: 'customer', 5: 'affiliate' };

/** Where a visitor of the other kind, signed in or not, goes from `url`; paths without locale prefix. */
function redirectFor(role: Role, url: string, query: URLSearchParams): string {
  if (role === 'guest') return safeNext(query.get('next')) ?? homePath;
  return `${signInPages[role]}?${new URLSearchParams({ next: url })}`;
}

/** The sign-in page of those whom a page is for that shoppers and partners share: `as` of its address says so. */
export function signInPageOf(query: URLSearchParams): string {
  return signInPages[query.get('as') === 'affiliate' ? 'affiliate' : 'customer'];
}

/** A page for guests with what travels along between such pages: where the visitor wanted to go, and as whom. */
export function withNext(to: string, query: URLSearchParams): string {
  const next = safeNext(query.get('next'));
  const as = query.get('as') === 'affiliate' && !to.startsWith(affiliateLoginPath) ? 'affiliate' : null;
  const carried = new URLSearchParams(
    Object.entries({ next, as }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return carried.size > 0 ? `${to}?${carried}` : to;
}

/** In the browser: where this visitor goes instead of a page that is not for them, or null. */
export function guardedTarget(role: Role | undefined, url: string, query: URLSearchParams): string | null {
  return targetFor(currentAuth(), role, url, query);
}

/** As `guardedTarget`, for whoever it is. */
export function targetFor(
  auth: Auth | null,
  role: Role | undefined,
  url: string,
  query: URLSearchParams,
): string | null {
  const own = auth && userTypes[auth.userTypeId];
  if (!role || (role === 'guest' ? auth === null : own === role)) return null;
  if (auth && role !== 'guest') return own ? homes[own] : '/';
  if (own === 'affiliate') return safeNext(query.get('next')) ?? homes.affiliate;
  return redirectFor(role, url, query);
}

/** The page to go on to, when it is one of this shop and not itself about signing in. */
export function safeNext(next: string | null): string | null {
  if (ownUrl(next) === null || next === null) return null;
  return tidyPath(next.split(/[?#]/, 1)[0] ?? '')
    .toLowerCase()
    .startsWith('/auth/')
    ? null
    : next;
}
