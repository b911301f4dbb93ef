// Access to pages by role, and the redirects of other visitors. The server's renderer applies the same rules to documents, by
// their session.
import { type Auth, currentAuth } from './auth';
import { ownUrl } from './own-url';
import { tidyPath } from './paths';

/** The role that a page requires: signed in as a customer or as an affiliate, or not signed in. */
export type Role = 'guest' | 'customer' | 'affiliate';

export const loginPath = '/auth/Login';
export const homePath = '/user';
export const affiliateHomePath = '/affiliate/dashboard';

const affiliateLoginPath = '/auth/affiliate-login';

const signInPages = { customer: loginPath, affiliate: affiliateLoginPath } as const;
const homes = { customer: homePath, affiliate: affiliateHomePath } as const;
/** The user type ids of sessions. */
const userTypes: Readonly<Record<number, keyof typeof homes>> = { 2: 'customer', 5: 'affiliate' };

/** The redirect target for a visitor with the wrong sign-in state at `url`; paths without locale prefix. */
function redirectFor(role: Role, url: string, query: URLSearchParams): string {
  if (role === 'guest') return safeNext(query.get('next')) ?? homePath;
  return `${signInPages[role]}?${new URLSearchParams({ next: url })}`;
}

/** The sign-in page on pages shared by customers and partners: the parameter `as` selects it. */
export function signInPageOf(query: URLSearchParams): string {
  return signInPages[query.get('as') === 'affiliate' ? 'affiliate' : 'customer'];
}

/** The path of a guest page with the parameters that such pages pass on: the page to return to, and the role. */
export function withNext(to: string, query: URLSearchParams): string {
  const next = safeNext(query.get('next'));
  const as = query.get('as') === 'affiliate' && !to.startsWith(affiliateLoginPath) ? 'affiliate' : null;
  const carried = new URLSearchParams(
    Object.entries({ next, as }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return carried.size > 0 ? `${to}?${carried}` : to;
}

/** In the browser: where this visitor is redirected from a page that their role may not see, or null. */
export function guardedTarget(role: Role | undefined, url: string, query: URLSearchParams): string | null {
  return targetFor(currentAuth(), role, url, query);
}

/** As `guardedTarget`, for any session. */
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

/** The page to continue to, if it belongs to this shop and is not a sign-in page itself. */
export function safeNext(next: string | null): string | null {
  if (ownUrl(next) === null || next === null) return null;
  return tidyPath(next.split(/[?#]/, 1)[0] ?? '')
    .toLowerCase()
    .startsWith('/auth/')
    ? null
    : next;
}
