// The shop's messages, read from its locale files, so that tests in any language can find texts.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Translate = (id: string, args?: Record<string, string | number>) => string;

/** Messages without plural forms; those with plural forms are found by their numbers. */
export function messagesOf(language: string): Translate {
  const folder = fileURLToPath(new URL(`../../locales/${language}/`, import.meta.url));
  const texts = readdirSync(folder).map((file) => readFileSync(folder + file, 'utf8'));
  const messages = new Map<string, string>();
  let last = '';
  for (const [, id, attribute, text = ''] of texts.join('\n').matchAll(/^(?:(-?[a-z][\w-]*)| {4}\.(\w+)) = (.+)$/gm)) {
    last = id ?? last;
    messages.set(attribute ? `${last}.${attribute}` : last, text);
  }
  return (id, args = {}) => {
    const text = messages.get(id);
    if (text === undefined) throw new Error(`locales/${language} does not translate ${id}`);
    return text
      .replace(/\{ (-[\w-]+) \}/g, (_all, term) => messages.get(term) ?? term)
      .replace(/\{ \$(\w+) \}/g, (_all, name) => String(args[name] ?? ''));
  };
}
