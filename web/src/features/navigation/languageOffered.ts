// Whether this browser has been offered a shop in its own language: it is asked once.
import { languageCookie } from '@/lib/cookies';
import type { Shop } from '@/lib/shop';
import { shared } from '@/lib/storage';

export const languageOfferedKey = 'vitrina.language-offered';
export const isLanguageOffered = shared<boolean>(languageOfferedKey, (stored) => stored !== null);

/** Not to crawlers, nor to somebody who has chosen a language or whose browser asks for the page's own first. */
export function mayOfferLanguage({ language }: Shop): boolean {
  const [first = ''] = navigator.languages ?? [];
  const isOwn = first.slice(0, 2).toLowerCase() === language.locale.slice(0, 2).toLowerCase();
  return first !== '' && !isOwn && !navigator.webdriver && !languageCookie() && !isLanguageOffered.get();
}
