// Whether this browser has been offered a shop in its own language: the offer is made once.
import { languageCookie } from '@/lib/cookies';
import type { Shop } from '@/lib/shop';
import { shared } from '@/lib/storage';

export const languageOfferedKey = 'vitrina.language-offered';
export const isLanguageOffered = shared<boolean>(languageOfferedKey, (stored) => stored !== null);

/** Not offered to crawlers, nor to visitors who have chosen a language or whose browser prefers the page's language. */
export function mayOfferLanguage({ language }: Shop): boolean {
  const [first = ''] = navigator.languages ?? [];
  const isOwn = first.slice(0, 2).toLowerCase() === language.locale.slice(0, 2).toLowerCase();
  return first !== '' && !isOwn && !navigator.webdriver && !languageCookie() && !isLanguageOffered.get();
}
