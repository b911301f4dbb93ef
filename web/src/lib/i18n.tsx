// Messages: i18next with the areas as namespaces, a backend that loads them, and the Fluent format.
import { createContext, Fragment, type ReactNode, useContext } from 'react';
import type { MessageId, Messages } from './messages';
import type { Translator } from './translator';

/** `t('listing-count', { count: 12 })`. Ids and arguments are those of the .ftl files. */
export type Translate = <I extends MessageId>(id: I, ...args: ArgumentsOf<I>) => string;
type ArgumentsOf<I extends MessageId> = Record<never, never> extends Messages[I] ? [] : [args: Messages[I]];

type I18n = Pick<Translator, 't' | 'has' | 'rich' | 'load'>;
const I18nContext = createContext<I18n | null>(null);

export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** For code that must check whether a message exists, or that loads further messages. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useT outside of I18nProvider');
  return i18n;
}

/** Messages in the page's language. */
export function useT(): Translate {
  return useI18n().t;
}

type TransProps<I extends MessageId> = {
  id: I;
  args: Messages[I];
  /** The component for each tag of the message. */
  components: Readonly<Record<string, (children: string) => ReactNode>>;
};

/** A message with tags: `product-size-chosen = Size: <b>{ $size }</b>`. Tags in the value of an argument are not interpreted. */
export function Trans<I extends MessageId>({ id, args, components }: TransProps<I>) {
  const parts = useI18n().rich(id, args);
  return parts.map(({ tag, text }, index) => {
    const component = components[tag];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message have no other identity than their order.
    return <Fragment key={index}>{component ? component(text) : text}</Fragment>;
  });
}
