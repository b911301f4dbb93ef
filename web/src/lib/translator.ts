// i18next configured for Fluent: one bundle per language, which grows as pages load the namespaces of further areas.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type BackendModule, createInstance, type i18n as I18next, type Module } from 'i18next';
import type { Translate } from './i18n';
import type { MessageId } from './messages';
import type { Language } from './shop';

export type Args = Readonly<Record<string, string | number>>;
/** A part of a message outside of tags has an empty tag. */
type RichPart = { tag: string; text: string };
/** Messages by area, in the format of .ftl files. */
export type AreaTexts = Readonly<Record<string, string>>;

export type Translator = {
  t: Translate;
  has(id: string): id is MessageId;
  /** A message as its text and the contents of its tags. */
  rich(id: string, args: Args): RichPart[];
  /** The areas that are loaded. */
  areas: ReadonlySet<string>;
  /** Adds messages; those of an area replace an older version of it. */
  add(areas: AreaTexts): void;
  /** Loads missing areas through the backend; retries those that failed before. */
  load(areas: readonly string[]): Promise<void>;
};

type Options = {
  /** Fetches messages for the backend. */
  fetchAreas?(areas: string[]): Promise<AreaTexts>;
  /** Called once per message that is missing or could not be formatted. */
  onProblem?(problem: string): void;
};

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value'];
/** What i18next stores for an area: the whole .ftl text, which the format parses. */
type Resource = { ftl: string };

/** The i18nFormat module of i18next for Fluent. `message.attribute` reads an attribute; arguments are under `args`. */
class FluentFormat implements Module {
  readonly type = 'i18nFormat';
  readonly #bundle: FluentBundle;
  readonly #onProblem: (problem: string) => void;

  constructor(locale: string, onProblem: (problem: string) => void) {
    // Uses the digits 0 to 9 in every language, as in prices and sizes.
    this.#bundle = new FluentBundle(`${locale}-u-nu-latn`, { useIsolating: false });
    this.#onProblem = onProblem;
  }

  init(i18n: I18next): void {
    i18n.store.on('added', (language, area) => {
      const { ftl } = i18n.getResourceBundle(language, area) as Resource;
      this.#bundle.addResource(new FluentResource(ftl), { allowOverrides: true });
    });
  }

  addLookupKeys(keys: string[]): string[] {
    return keys;
  }

  getResource(_language: string, _namespace: string, key: string): Pattern | undefined {
    const [id = '', attribute] = key.split('.');
    const message = this.#bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? undefined;
  }

  parse(found: Pattern, options: { args?: Args }, _language: string, _namespace: string, key: string): string {
    return found === null || found === key ? key : this.format(key, found, options.args);
  }

  format(key: string, pattern: Pattern, args: Readonly<Record<string, FluentVariable>> = {}): string {
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern ?? '', { ...args }, errors);
    if (errors.length > 0) this.#onProblem(`message ${key}: ${errors.join('; ')}`);
    return text;
  }
}

/** Batches the namespaces that i18next requests at once into one call. */
class AreaBackend implements BackendModule {
  readonly type = 'backend';
  readonly callbackApi = false;
  readonly #fetchAreas: (areas: string[]) => Promise<AreaTexts>;
  #batch: { areas: string[]; texts: Promise<AreaTexts> } | null = null;

  constructor(fetchAreas: (areas: string[]) => Promise<AreaTexts>) {
    this.#fetchAreas = fetchAreas;
  }

  init(): void {}

  async read(_language: string, area: string): Promise<Resource> {
    const batch = this.#batch ?? this.#begin();
    batch.areas.push(area);
    return { ftl: (await batch.texts)[area] ?? '' };
  }

  #begin() {
    const areas: string[] = [];
    const texts = Promise.resolve().then(() => {
      this.#batch = null;
      return this.#fetchAreas(areas.sort());
    });
    this.#batch = { areas, texts };
    return this.#batch;
  }
}

export function createTranslator({ code, locale }: Language, { fetchAreas, onProblem }: Options = {}): Translator {
  const reported = new Set<string>();
  const report = (problem: string) => {
    if (!reported.has(problem)) onProblem?.(problem);
    reported.add(problem);
  };
  const format = new FluentFormat(locale, report);
  const i18n = createInstance();
  if (fetchAreas) i18n.use(new AreaBackend(fetchAreas));
  i18n.use(format as unknown as Module).init({
    lng: code,
    fallbackLng: false,
    ns: [],
    defaultNS: 'shop',
    partialBundledLanguages: true,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    saveMissing: onProblem !== undefined,
    missingKeyHandler: (_languages, _area, id) => report(`message ${id} is missing`),
    interpolation: { escapeValue: false },
  });
  const formatted = new Map<string, string>();
  const areas = new Set<string>();
  i18n.store.on('added', (_language: string, area: string) => {
    if (areas.has(area)) formatted.clear();
    areas.add(area);
  });
  const formattedOnce = (id: string, args?: Args): string => {
    const key = keyOf(id, args);
    const known = formatted.get(key);
    if (known !== undefined) return known;
    const text = i18n.t(id, args === undefined ? {} : { args });
    // A missing message may be in an area that is loaded later.
    if (format.getResource(code, '', id) === undefined) return text;
    if (formatted.size >= most) formatted.clear();
    formatted.set(key, text);
    return text;
  };
  return {
    areas,
    t: (id: string, args?: Args) =>
      (args && filledIn(format.getResource(code, '', id), args)) ?? formattedOnce(id, args),
    has: (id): id is MessageId => format.getResource(code, '', id) !== undefined,
    rich: (id, args) => richParts(format.getResource(code, '', id), (part) => format.format(id, part, args)),
    add: (added) => {
      for (const [area, ftl] of Object.entries(added)) {
        if (i18n.getResourceBundle(code, area)?.ftl !== ftl) i18n.addResourceBundle(code, area, { ftl });
      }
    },
    load: (wanted) => {
      const missing = wanted.filter((area) => !areas.has(area));
      return new Promise((resolve, reject) => {
        if (missing.length === 0) return resolve();
        // Unlike `loadNamespaces`, this retries what has failed before.
        const done: (errors?: unknown[]) => void = (errors) => (errors ? reject(errors[0]) : resolve());
        void i18n.reloadResources([code], missing, done as () => void);
      });
    },
  };
}

/**
 * The result for a message that only inserts texts, such as a product's name, without running the formatter: each card has two of
 * them, and hardly any two are equal, so that they are not found among the cached ones. Measured with the formatter, they took a
 * third of the 9.5 ms in which the server renders the 24 cards of a listing. Null for any other message.
 */
function filledIn(pattern: Pattern | undefined, args: Args): string | null {
  if (!Array.isArray(pattern)) return null;
  let text = '';
  for (const element of pattern) {
    const part = typeof element === 'string' ? element : element.type === 'var' ? args[element.name] : null;
    if (typeof part !== 'string') return null;
    text += part;
  }
  return text;
}

const tag = /<(\/?)(\w+)>/;

/** Tags are parsed in a pattern's own text, before arguments are inserted; tags within a plural form are not parsed. */
function richParts(pattern: Pattern | undefined, format: (part: Pattern) => string): RichPart[] {
  const parts: RichPart[] = [];
  let open = '';
  const append = (text: string) => {
    const last = parts.at(-1);
    if (last?.tag === open) last.text += text;
    else if (text) parts.push({ tag: open, text });
  };
  for (const element of Array.isArray(pattern) ? pattern : [pattern ?? '']) {
    if (typeof element !== 'string') append(format([element]));
    else {
      const [before = '', ...rest] = element.split(tag);
      append(before);
      for (let at = 0; at < rest.length; at += 3) {
        open = rest[at] ? '' : (rest[at + 1] ?? '');
        append(rest[at + 2] ?? '');
      }
    }
  }
  return parts;
}

/** The maximum of cached results: a page shows some hundreds of messages, and a server's translator is used for many pages. */
const most = 5_000;

function keyOf(id: string, args: Args | undefined): string {
  let key = id;
  for (const name in args) key += `\n${name}\n${typeof args[name]}${args[name]}`;
  return key;
}
