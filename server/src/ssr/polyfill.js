// Web platform APIs that QuickJS lacks, as far as React, the router and Fluent use them on the server. The host parses URLs and
// formats numbers (with the `url` and `icu` crates), so that nothing is implemented twice.
(() => {
  const define = (name, value) => {
    if (!(name in globalThis)) {
      Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
    }
  };

  const describe = (value) => {
    if (value instanceof Error) return `${value.message}\n${value.stack ?? ''}`;
    if (typeof value === 'object') {
      try {
        return JSON.stringify(value);
      } catch {
        return String(value);
      }
    }
    return String(value);
  };
  const logger = (level) => (...values) => __log(level, values.map(describe).join(' '));
  define('console', {
    log: logger('info'),
    info: logger('info'),
    debug: logger('debug'),
    trace: logger('debug'),
    warn: logger('warn'),
    error: logger('error'),
  });

  class URLSearchParams {
    #pairs = [];

    constructor(init = '') {
      if (typeof init === 'string') {
        this.#pairs = JSON.parse(__parseQuery(init.startsWith('?') ? init.slice(1) : init));
      } else if (init && typeof init[Symbol.iterator] === 'function') {
        for (const [key, value] of init) this.#pairs.push([String(key), String(value)]);
      } else if (init) {
        for (const key of Object.keys(init)) this.#pairs.push([key, String(init[key])]);
      }
    }
    get size() {
      return this.#pairs.length;
    }
    append(key, value) {
      this.#pairs.push([String(key), String(value)]);
    }
    delete(key, value) {
      this.#pairs = this.#pairs.filter((pair) => pair[0] !== key || (value !== undefined && pair[1] !== value));
    }
    get(key) {
      return this.#pairs.find((pair) => pair[0] === key)?.[1] ?? null;
    }
    getAll(key) {
      return this.#pairs.filter((pair) => pair[0] === key).map((pair) => pair[1]);
    }
    has(key, value) {
      return this.#pairs.some((pair) => pair[0] === key && (value === undefined || pair[1] === value));
    }
    set(key, value) {
      const first = this.#pairs.findIndex((pair) => pair[0] === key);
      if (first < 0) {
        this.append(key, value);
        return;
      }
      this.#pairs[first] = [String(key), String(value)];
      this.#pairs = this.#pairs.filter((pair, index) => index <= first || pair[0] !== key);
    }
    sort() {
      this.#pairs.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0));
    }
    forEach(visit, self) {
      for (const [key, value] of this.#pairs) visit.call(self, value, key, this);
    }
    keys() {
      return this.#pairs.map((pair) => pair[0]).values();
    }
    values() {
      return this.#pairs.map((pair) => pair[1]).values();
    }
    entries() {
      return this.#pairs.map((pair) => [...pair]).values();
    }
    [Symbol.iterator]() {
      return this.entries();
    }
    toString() {
      return __writeQuery(JSON.stringify(this.#pairs));
    }
  }
  define('URLSearchParams', URLSearchParams);

  class URL {
    constructor(address, base) {
      const parsed = __parseUrl(String(address), base === undefined ? null : String(base));
      if (parsed === null) throw new TypeError(`Invalid URL: ${address}`);
      Object.assign(this, JSON.parse(parsed));
      this.searchParams = new URLSearchParams(this.search);
    }
    static canParse(address, base) {
      return __parseUrl(String(address), base === undefined ? null : String(base)) !== null;
    }
    toString() {
      return this.href;
    }
    toJSON() {
      return this.href;
    }
  }
  define('URL', URL);

  // Nothing may run after a render: timers return ids and never fire.
  let timer = 0;
  const inert = () => ++timer;
  define('setTimeout', inert);
  define('setInterval', inert);
  define('clearTimeout', () => {});
  define('clearInterval', () => {});

  const localeOf = (locales) => String((Array.isArray(locales) ? locales[0] : locales) ?? 'en');
  const intl = globalThis.Intl ?? {};
  intl.PluralRules = class PluralRules {
    constructor(locales, options = {}) {
      this.locale = localeOf(locales);
      this.type = options.type ?? 'cardinal';
    }
    select(number) {
      return __pluralCategory(this.locale, Number(number), this.type);
    }
    resolvedOptions() {
      return { locale: this.locale, type: this.type };
    }
  };
  intl.NumberFormat = class NumberFormat {
    constructor(locales, options = {}) {
      this.locale = localeOf(locales);
      this.minimum = options.minimumFractionDigits ?? 0;
      this.maximum = options.maximumFractionDigits ?? Math.max(this.minimum, 3);
    }
    format(number) {
      return __formatNumber(this.locale, Number(number), this.minimum, this.maximum);
    }
  };
  globalThis.Intl = intl;
})();
