// Who may see which page, and where the others are sent. The server asks the same of a document, by its cookie.
import { ownUrl } from './own-url';
import { tidyPath } from './paths';

/** A page for those who are signed in, or for those who are not. */
export type Audience = 'signed-in' | 'guest';

export const loginPath = '/auth/Login';
export const homePath = '/user';

/** Where somebody of the wrong audience goes from `url`; paths without locale prefix. */
export function turnedAway(audience: Audience, url: string, query: URLSearchParams): string {
  if (audience === 'guest') return safeNext(query.get('next')) ?? homePath;
  return `${loginPath}?${new URLSearchParams({ next: url })}`;
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
