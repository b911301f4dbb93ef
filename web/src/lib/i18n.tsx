// Words: i18next with a small format plugin over @fluent/bundle, so that browser and server say the same as Rust does.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { createInstance, type Module } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from './shop';

export type Args = Record<string, string | number>;
export type Translate = (id: string, args?: Args) => string;

/** A translator grows as pages bring further areas; messages of an area replace those of an older text. */
export type Translator = {
  t: Translate;
  /** The areas whose messages are there. */
  areas: ReadonlySet<string>;
  add(areas: Record<string, string>): void;
};

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value'];

/** The i18next side of Fluent. `message.attribute` reads an attribute; arguments travel under `args`. */
export class FluentFormat implements Module {
  readonly type = 'i18nFormat';
  #bundle: FluentBundle;

  constructor(bundle: FluentBundle) {
    this.#bundle = bundle;
  }

  addLookupKeys(keys: string[]): string[] {
    return keys;
  }

  getResource(_language: string, _namespace: string, key: string): Pattern | undefined {
    const [id = '', attribute] = key.split('.');
    const message = this.#bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? undefined;
  }

  parse(found: Pattern, options: { args?: Record<string, FluentVariable> }, _l: string, _ns: string, key: string) {
    if (found === null || found === key) return key;
    return this.#bundle.formatPattern(found, options.args ?? {}, []);
  }
}

export function createTranslator(language: Language): Translator {
  const bundle = new FluentBundle(language.locale, { useIsolating: false });
  const i18n = createInstance();
  i18n.use(new FluentFormat(bundle) as unknown as Module).init({
    lng: language.code,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    resources: { [language.code]: { translation: {} } },
    interpolation: { escapeValue: false },
  });
  const said = new Map<string, string>();
  const texts = new Map<string, string>();
  const areas = new Set<string>();
  return {
    areas,
    t: (id, args) => remember(said, keyOf(id, args), () => (args ? i18n.t(id, { args }) : i18n.t(id))),
    add: (added) => {
      for (const [area, text] of Object.entries(added)) {
        areas.add(area);
        if (texts.get(area) === text) continue;
        texts.set(area, text);
        bundle.addResource(new FluentResource(text), { allowOverrides: true });
        said.clear();
      }
    },
  };
}

/** Sentences kept: a page says some hundreds, and a server's translator lives through many pages. */
const most = 5_000;

function keyOf(id: string, args: Args | undefined): string {
  let key = id;
  for (const name in args) key += `\n${name}\n${typeof args[name]}${args[name]}`;
  return key;
}

function remember(cache: Map<string, string>, key: string, make: () => string): string {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (cache.size >= most) cache.clear();
  cache.set(key, made);
  return made;
}

const I18nContext = createContext<Translate | null>(null);

export function I18nProvider({ t, children }: { t: Translate; children: ReactNode }) {
  return <I18nContext value={t}>{children}</I18nContext>;
}

/** `t("listing-count", { count: 12 })`: one sentence in the page's language. */
export function useT(): Translate {
  const t = useContext(I18nContext);
  if (!t) throw new Error('useT outside of I18nProvider');
  return t;
}
