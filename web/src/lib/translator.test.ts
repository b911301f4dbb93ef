// Fluent through i18next: plural forms, attributes, areas loaded later, and the same results as the server by shared test
// vectors.
import { readFileSync } from 'node:fs';
import { FluentBundle } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import { type AreaTexts, type Args, createTranslator } from './translator';

const slovenian = { id: 16, code: 'sl', locale: 'sl-SI' };
const messages = `
-brand = Vitrina
plain = Košarica
named = { -brand } za { $name }
saved = Shranjeno: { $name } ({ $name })
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

/** A translator with messages of the test's own. */
function translator(areas: AreaTexts = { shop: messages }, options?: Parameters<typeof createTranslator>[1]) {
  const made = createTranslator(slovenian, options);
  made.add(areas);
  return { ...made, t: made.t as (id: string, args?: Args) => string };
}

describe('translator', () => {
  it('formats terms and arguments without isolation marks', () => {
    const { t } = translator();
    expect(t('plain')).toBe('Košarica');
    expect(t('named', { name: 'vse' })).toBe('Vitrina za vse');
  });

  it('inserts a text into a message unchanged', () => {
    const problems: string[] = [];
    const { t } = translator(undefined, { onProblem: (problem) => problems.push(problem) });
    expect(t('saved', { name: 'Hlače $& { $name } <b>' })).toBe(
      'Shranjeno: Hlače $& { $name } <b> (Hlače $& { $name } <b>)',
    );
    expect(t('saved', { name: 12345 })).toBe('Shranjeno: 12.345 (12.345)');
    expect(problems).toEqual([]);
    expect(t('saved', {})).toBe('Shranjeno: {$name} ({$name})');
    expect(problems).toHaveLength(1);
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

  it('formats the same message once, until its area is replaced', () => {
    const format = vi.spyOn(FluentBundle.prototype, 'formatPattern');
    const made = translator();
    const texts = () => [made.t('plain'), made.t('counted', { count: 3 }), made.t('field.hint')];
    const first = texts();
    const times = format.mock.calls.length;
    expect(times).toBeGreaterThanOrEqual(3);
    expect(texts()).toEqual(first);
    expect(format).toHaveBeenCalledTimes(times);
    expect(made.t('counted', { count: 4 })).toBe('4 izdelki');
    expect(format).toHaveBeenCalledTimes(times + 1);
    made.add({ product: 'late = pozno' });
    expect(texts()).toEqual(first);
    expect(format).toHaveBeenCalledTimes(times + 1);
    made.add({ product: 'late = kasneje' });
    expect(texts()).toEqual(first);
    expect(format.mock.calls.length).toBeGreaterThan(times + 1);
    format.mockRestore();
  });

  it('finds a message that was missing once its area is loaded', () => {
    const made = translator();
    const late = () => (made.t as (id: string) => string)('late');
    expect(late()).toBe('late');
    made.add({ product: 'late = pozno' });
    expect(late()).toBe('pozno');
    made.add({ product: 'late = kasneje' });
    expect(late()).toBe('kasneje');
  });

  it('reads attributes', () => {
    expect(translator().t('field.hint')).toBe('Kot na osebni izkaznici');
  });

  it('adds further areas, and newer texts of a known one', () => {
    const made = translator();
    expect(made.has('late')).toBe(false);
    expect(made.t('late')).toBe('late');
    made.add({ product: 'late = pozno' });
    expect(made.t('late')).toBe('pozno');
    made.add({ shop: 'plain = Torba' });
    expect(made.t('plain')).toBe('Torba');
    expect([...made.areas]).toEqual(['shop', 'product']);
  });
});

describe('a message with tags', () => {
  const shop = 'size = Velikost: <b>{ $size }</b>!\nonly = <b>{ $size }</b>\nfew = Le <b>še</b> { $size }';
  const { rich } = translator({ shop });

  it('is split into parts in the order of the language', () => {
    expect(rich('size', { size: 'M' })).toEqual([
      { tag: '', text: 'Velikost: ' },
      { tag: 'b', text: 'M' },
      { tag: '', text: '!' },
    ]);
    expect(rich('only', { size: 'M' })).toEqual([{ tag: 'b', text: 'M' }]);
    expect(rich('few', { size: 3 }).map(({ tag, text }) => `${tag}|${text}`)).toEqual(['|Le ', 'b|še', '| 3']);
  });

  it('does not parse tags in arguments', () => {
    expect(rich('only', { size: '</b><b>M' })).toEqual([{ tag: 'b', text: '</b><b>M' }]);
  });
});

describe('problems of messages', () => {
  it('is reported, once each: a message that is missing, an argument that is missing', () => {
    const onProblem = vi.fn();
    const { t } = translator(undefined, { onProblem });
    expect([t('nowhere'), t('nowhere', { a: 1 })]).toEqual(['nowhere', 'nowhere']);
    expect([t('named'), t('named', {})]).toEqual(['Vitrina za {$name}', 'Vitrina za {$name}']);
    expect(t('plain')).toBe('Košarica');
    expect(onProblem.mock.calls.map(([problem]) => problem)).toEqual([
      'message nowhere is missing',
      'message named: ReferenceError: Unknown variable: $name',
    ]);
  });
});

describe('areas as namespaces', () => {
  const texts = { product: 'a = A', listing: 'b = B', account: 'c = C' };

  it('are loaded by one call, without those that are there', async () => {
    const fetchAreas = vi.fn(async () => texts);
    const made = translator(undefined, { fetchAreas });
    await made.load(['shop', 'product', 'listing']);
    expect(fetchAreas.mock.calls).toEqual([[['listing', 'product']]]);
    expect([made.t('a'), made.t('b'), made.t('c')]).toEqual(['A', 'B', 'c']);
    await made.load(['product']);
    expect(fetchAreas).toHaveBeenCalledTimes(1);
  });

  it('are awaited when they are being loaded already', async () => {
    const fetchAreas = vi.fn(async () => texts);
    const made = translator(undefined, { fetchAreas });
    await Promise.all([made.load(['product']), made.load(['product', 'account'])]);
    expect(fetchAreas.mock.calls.flat(2).sort()).toEqual(['account', 'product']);
    expect([made.t('a'), made.t('c')]).toEqual(['A', 'C']);
  });

  it('are requested again after an error, which callers receive', async () => {
    const fetchAreas = vi.fn(async () => texts).mockRejectedValueOnce(new Error('offline'));
    const made = translator(undefined, { fetchAreas });
    await expect(made.load(['product'])).rejects.toThrow('offline');
    await made.load(['product']);
    expect(made.t('a')).toBe('A');
  });
});

type Vector = { locale: string; source: string; id: string; args?: Args; expected: string };
const file = new URL('../../../tests/vectors/fluent.json', import.meta.url);
const { messages: vectors } = JSON.parse(readFileSync(file, 'utf8')) as { messages: Vector[] };

describe('vectors shared with the server', () => {
  const byLocale = Map.groupBy(vectors, ({ locale }) => locale);
  it.each([...byLocale])('%s', (locale, messages) => {
    const made = createTranslator({ id: 0, code: locale.slice(0, 2), locale });
    const t = made.t as (id: string, args?: Args) => string;
    for (const { source, id, args, expected } of messages) {
      made.add({ vector: source });
      expect([id, args, t(id, args)]).toEqual([id, args, expected]);
    }
  });
});
