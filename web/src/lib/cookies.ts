// Cookies: colour scheme and language, stored for a year each; and values that the server passes to the page's scripts.

const year = 365 * 24 * 60 * 60;

export type Theme = 'light' | 'dark' | null;

/** The chosen colour scheme; null follows the system. A script in the document's head applies it before the first paint. */
export function chosenTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

export function chooseTheme(theme: Theme): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  writeCookie('theme', theme ?? '', theme ? year : 0);
}

export function preferLanguage(code: string): void {
  writeCookie('locale_lang', code, year);
  writeCookie('locale_prefer', code, year);
}

/** The chosen language, if any. */
export const languageCookie = () => readCookie('locale_lang');

/** The user of the browser's session; see `lib/auth`. */
export const signedInCookie = () => readCookie('signed_in');

export function clearSignedIn(): void {
  writeCookie('signed_in', '', 0);
}

/** The result of a form that was submitted before the page's scripts ran; returned once. */
export function takeNotice(): string {
  const name = window.location.protocol === 'https:' ? '__Host-notice' : 'notice';
  return decodeURIComponent(take(name));
}

/** The ids of products that a guest saved before the page's scripts ran; returned once. */
export function takeSavedProducts(): number[] {
  return take('wishlist').split('.').filter(Boolean).map(Number);
}

/** The number of items in a guest's cart, whose lines the server keeps in a cookie: `v1~<variant>.<pieces>.<price>~…`. */
export function piecesInCartCookie(): number {
  const [version, ...lines] = readCookie('cart').split('~');
  if (version !== 'v1') return 0;
  return lines.reduce((sum, line) => sum + (Number(line.split('.')[1]) || 0), 0);
}

function take(name: string): string {
  const value = readCookie(name);
  if (value) writeCookie(name, '', 0);
  return value;
}

/** The value as written; empty if there is no such cookie. */
export function readCookie(name: string): string {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}

/** `value` must be encoded already. A lifetime of 0 seconds removes the cookie. */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
