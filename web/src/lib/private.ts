// The private parts of a URL: the secrets of links, and personal data.

import { privateParameters } from './paths';

/**
 * An e-mail address, or a number as long as a phone number; the server's search statistics exclude the same
 * (server/src/search/counts.rs).
 */
const email = /\S@\S/;
const phone = /(\d[\s./-]?){7,}/;

/** Whether entered words may identify a person. */
export function looksPersonal(words: string): boolean {
  return email.test(words) || phone.test(words);
}

/**
 * Whether a parameter is private: by its name or by its value. Phone numbers are only looked for in search words, since click ids
 * are long numbers, too.
 */
export function isPrivate(name: string, value: string): boolean {
  return privateParameters.has(name) || email.test(value) || (name === 'q' && phone.test(value));
}

/** The query without its private parameters. */
export function publicSearch(search: string): string {
  const all = new URLSearchParams(search);
  const shown = [...all].filter(([name, value]) => !isPrivate(name, value));
  if (shown.length === all.size) return search;
  return shown.length > 0 ? `?${new URLSearchParams(shown)}` : '';
}

/** Words of a title without those that may identify a person. */
export function publicText(text: string): string {
  return text.replace(/\S*@\S+|\d(?:[\s./-]?\d){6,}/g, '…');
}
