// Texts cut at a word: for meta descriptions.

/** At most `most` characters, cut at the end of a word, with an ellipsis when something was left out. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : most - 1).replace(/[\s,;:.–-]+$/, '')}…`;
}
