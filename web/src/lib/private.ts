// What of an address is nobody else's business: the secrets of links, and what names a person.

/** The secrets of links in e-mails, of orders and of payments, an address that a form filled in, and where somebody came from. */
const secret = /^(token|next|order|payment|email)$/;

/** An e-mail address, or a number as long as that of a phone; the search's own counts leave the same out (server/src/search/counts.rs). */
const email = /\S@\S/;
const phone = /(\d[\s./-]?){7,}/;

/** Whether typed words may name a person. */
export function looksPersonal(words: string): boolean {
  return email.test(words) || phone.test(words);
}

/** Whether a parameter must not be read by others: by its name, or for what it says. Ids of clicks are long numbers, words of a search are not. */
export function isPrivate(name: string, value: string): boolean {
  return secret.test(name) || email.test(value) || (name === 'q' && phone.test(value));
}

/** The query without its private parameters. */
export function publicSearch(search: string): string {
  const all = new URLSearchParams(search);
  const shown = [...all].filter(([name, value]) => !isPrivate(name, value));
  if (shown.length === all.size) return search;
  return shown.length > 0 ? `?${new URLSearchParams(shown)}` : '';
}

/** Words of a title with what may name a person taken out. */
export function publicText(text: string): string {
  return text.replace(/\S*@\S+|\d(?:[\s./-]?\d){6,}/g, '…');
}
