// Writes fluent.json: the results of @fluent/bundle and of Intl in Node with full ICU, as reference for the tests in Rust and of the
// browser's code. Run it by hand when the rules change: `cd web && npm ci && node ../tests/vectors/fluent.mjs`.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(`${process.cwd()}/`);
const { FluentBundle, FluentResource } = require('@fluent/bundle');

const LOCALES = 'en-GB bn-BD de-DE bg-BG cs-CZ el-GR es-ES hr-HR hu-HU it-IT lt-LT pl-PL pt-PT ro-RO sk-SK sl-SI de-AT'.split(' ');
const COUNTS = [0, 1, 2, 3, 4, 5, 11, 21, 22, 100, 101, 1.5, 0.5, 1000, 12345, 1234567, 2000000, -1];

const messages = [];
function say(locale, source, id, args) {
  const bundle = new FluentBundle(`${locale}-u-nu-latn`, { useIsolating: false });
  const broken = bundle.addResource(new FluentResource(source));
  const [name, attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (broken.length > 0 || !pattern) throw new Error(`${locale} ${id}: ${source}`);
  messages.push({ locale, source, id, args, expected: bundle.formatPattern(pattern, args, []) });
}

const NUMBERS = `bare = { $n }
literal = { 1234.50 } { 5 }
two = { NUMBER($n, minimumFractionDigits: 2) }
none = { NUMBER($n, maximumFractionDigits: 0) }
one = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
four = { NUMBER($n, minimumFractionDigits: 4) }
`;
const WORDS = `-brand = Vitrina
    .gender = feminine
-shop = { $case ->
    [genitive] shop’s
   *[nominative] shop
}
size = { $size ->
    [S] small
    [M] medium
   *[other] size { $size }
}
search = Search
    .placeholder = Search { -brand } for { $what }
terms = { -brand }: the { -shop } and the { -shop(case: "genitive") } window
gender = { -brand.gender ->
    [feminine] she
   *[other] it
}
refers = { search } / { search.placeholder }
missing = Hello { $name }, { $count ->
    [one] one
   *[other] many
}
unknown = { gone } and { -gone } and { search.gone }
escapes = { "{" }{ $what }{ "}" } { "\\u00A0" }|
lines =
    First line
      indented { $what }

    last line
`;

/** The message of one line of a text, so that a vector contains only what it needs. */
const only = (source, id) => `${source.split('\n').find((line) => line.startsWith(`${id} = `))}\n`;
const ZERO = `zero = { $n ->
    [0] nothing
    [one] one
   *[other] { $n }
}
`;

for (const locale of LOCALES) {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const variants = ['zero', 'one', 'two', 'few', 'many'].filter((form) => forms.includes(form));
  const source = `pieces = { $n ->\n${variants.map((form) => `    [${form}] ${form} { $n }\n`).join('')}   *[other] other { $n }\n}\n`;
  for (const n of COUNTS) say(locale, source, 'pieces', { n });
  for (const id of ['bare', 'two', 'none', 'one', 'four']) {
    for (const n of [1234.5, 0, -0.0004, 1234567.8915, 2.675, 0.1 + 0.2, 1e21]) say(locale, only(NUMBERS, id), id, { n });
  }
  say(locale, only(NUMBERS, 'literal'), 'literal', {});
  say(locale, ZERO, 'zero', { n: 0 });
  say(locale, ZERO, 'zero', { n: 1 });
  say(locale, ZERO, 'zero', { n: 7000 });
}
for (const locale of ['en-GB', 'bn-BD', 'sl-SI']) {
  for (const size of ['S', 'M', 'XXL']) say(locale, WORDS, 'size', { size });
  say(locale, WORDS, 'size', { size: 44 });
  say(locale, WORDS, 'search', {});
  for (const what of ['', 'a { b }', '<b>&amp;', 'বাংলা', '1234.5']) say(locale, WORDS, 'search.placeholder', { what });
  for (const id of ['terms', 'gender', 'refers', 'missing', 'unknown', 'escapes', 'lines']) say(locale, WORDS, id, { what: 'x' });
  say(locale, WORDS, 'missing', { name: 'Eva' });
  say(locale, WORDS, 'missing', { name: 3, count: 1 });
  say(locale, WORDS, 'missing', { name: 'Eva', count: '1' });
}

const numbers = [];
const plurals = [];
for (const locale of LOCALES) {
  for (const value of [0, 5, 999, 1000, 9999, 10000, 1234.5, 1234567.8915, -1234.5, 0.0005, 1.005]) {
    for (const [min, max] of [[0, 3], [2, 2], [0, 0]]) {
      const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, { minimumFractionDigits: min, maximumFractionDigits: max });
      numbers.push({ locale, value, min, max, expected: format.format(value) });
    }
  }
  for (const value of [...COUNTS, 10, 12, 14, 20, 31, 42, 102, 103, 105, 111, 0.1, 1.0001, 1000000]) {
    for (const type of ['cardinal', 'ordinal']) {
      // CLDR 49, which Rust has, gave these two ordinal forms that CLDR 48 lacks. No text uses ordinals.
      if (type === 'ordinal' && ['bg-BG', 'es-ES'].includes(locale)) continue;
      plurals.push({ locale, value, type, expected: new Intl.PluralRules(locale, { type }).select(value) });
    }
  }
}

const about =
  'Both sides write every number as Intl.NumberFormat does for the locale but with the digits 0 to 9: its grouping, at most 3 decimals; ' +
  'text stays as it is. Plural categories are those of Intl.PluralRules. No bidi isolation. Written by fluent.mjs with ' +
  `Node ${process.versions.node}, ICU ${process.versions.icu}, CLDR ${process.versions.cldr}.`;
const list = (items) => `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
const text = `{\n  "about": ${JSON.stringify(about)},\n  "messages": ${list(messages)},\n  "numbers": ${list(numbers)},\n  "plurals": ${list(plurals)}\n}\n`;
writeFileSync(new URL('fluent.json', import.meta.url), text);
