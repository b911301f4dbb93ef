// Removes the parts of i18next from the first page that serve its own message format: plural suffixes, interpolation with
// nesting, and number formats. The shop's messages are in Fluent, through i18next's `i18nFormat`, which does all of that itself;
// tree shaking cannot detect that, because i18next creates the three at start-up. Its log is printed only with the option `debug`,
// which the shop does not set, and no language of the shop is written from right to left.
import type { Plugin } from 'vite';

const i18next = /\/i18next\/dist\/esm\/i18next\.js$/;

const unused: [what: RegExp, instead: string][] = [
  [/formatter = Formatter;/g, 'formatter = undefined;'],
  [/s\.pluralResolver = new PluralResolver\([^;]+;/g, ''],
  [/\w+(?:\.services)?\.interpolator = new Interpolator\([^;]+;/g, ''],
  [/\b(?:this|i18n)\.logger\.(?:log|warn|once|deprecate)\(/g, 'false && $&'],
  [/rtlLngs = \[[^\]]+\]/g, 'rtlLngs = []'],
];

export const leanI18next: Plugin = {
  name: 'lean-i18next',
  apply: 'build',
  transform(code, id) {
    if (!i18next.test(id)) return null;
    let lean = code;
    for (const [what, instead] of unused) {
      // A new release may contain different code: without this check, it would silently be part of the first page again.
      if (lean.search(what) < 0)
        this.error(`i18next no longer has ${what}: look at what build/leanI18next.ts leaves out`);
      lean = lean.replaceAll(what, instead);
    }
    return { code: lean, map: null };
  },
};
