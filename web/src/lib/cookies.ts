// Cookies: colour scheme and language, a year each, and whether somebody is signed in.

const year = 365 * 24 * 60 * 60;

export type Theme = 'light' | 'dark' | null;

/** The scheme in force; null follows the system. A script in the document's head sets it before the first paint. */
export function chosenTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

export function chooseTheme(theme: Theme): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  write('theme', theme ?? '', theme ? year : 0);
}

export function preferLanguage(code: string): void {
  write('locale_lang', code, year);
  write('locale_prefer', code, year);
}

/** A hint without a secret: the server sends documents elsewhere by it, and nothing more. Zero seconds forget it. */
export function rememberSignedIn(seconds: number): void {
  write('signed_in', seconds > 0 ? '1' : '', Math.max(0, Math.floor(seconds)));
}

function write(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari, and these are two words.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
