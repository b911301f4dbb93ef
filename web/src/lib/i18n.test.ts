// Fluent through i18next: plural forms, attributes, growing areas, and the same text as the server by shared vectors.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Args, createTranslator } from './i18n';

const slovenian = { id: 16, code: 'sl', locale: 'sl-SI' };
const words = `
-brand = Vitrina
plain = Košarica
named = { -brand } za { $name }
# A reserved word of i18next, used as an ordinary argument.
counted = { $count ->
    [one] { $count } izdelek
    [two] { $count } izdelka
    [few] { $count } izdelki
   *[other] { $count } izdelkov
}
field = Ime
    .hint = Kot na osebni izkaznici
`;

function translator(areas: Record<string, string> = { shop: words }) {
  const made = createTranslator(slovenian);
  made.add(areas);
  return made;
}

describe('translator', () => {
  it('formats terms and arguments without isolation marks', () => {
    const { t } = translator();
    expect(t('plain')).toBe('Košarica');
    expect(t('named', { name: 'vse' })).toBe('Vitrina za vse');
  });

  it.each([
    [1, '1 izdelek'],
    [2, '2 izdelka'],
    [3, '3 izdelki'],
    [5, '5 izdelkov'],
    [101, '101 izdelek'],
    [12345, '12.345 izdelkov'],
  ])('knows the plural of %d', (count, text) => {
    expect(translator().t('counted', { count })).toBe(text);
  });

  it('reads attributes', () => {
    expect(translator().t('field.hint')).toBe('Kot na osebni izkaznici');
  });

  it('answers a missing id with the id', () => {
    expect(translator().t('nowhere')).toBe('nowhere');
    expect(translator().t('nowhere', { a: 1 })).toBe('nowhere');
  });

  it('takes further areas, and a newer text of one it has', () => {
    const made = translator();
    expect(made.t('late')).toBe('late');
    made.add({ product: 'late = pozno' });
    expect(made.t('late')).toBe('pozno');
    made.add({ shop: 'plain = Torba' });
    expect(made.t('plain')).toBe('Torba');
  });
});

type Vector = { locale: string; source: string; id: string; args?: Args; expected: string };
const file = new URL('../../../tests/vectors/fluent.json', import.meta.url);
const { messages: vectors } = JSON.parse(readFileSync(file, 'utf8')) as { messages: Vector[] };

describe('vectors shared with the server', () => {
  const byLocale = Map.groupBy(vectors, ({ locale }) => locale);
  it.each([...byLocale])('%s', (locale, messages) => {
    const made = createTranslator({ id: 0, code: locale.slice(0, 2), locale });
    for (const { source, id, args, expected } of messages) {
      made.add({ vector: source });
      expect([id, args, made.t(id, args)]).toEqual([id, args, expected]);
    }
  });
});
