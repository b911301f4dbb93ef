// For unit tests: every message is rendered as its id.
import type { Translate } from './i18n';
import type { Translator } from './translator';

export const idsAsMessages: Pick<Translator, 't' | 'has' | 'rich' | 'load'> = {
  t: ((id: string) => id) as Translate,
  has: (_id): _id is never => false,
  load: async () => {},
  rich: (id) => [{ tag: '', text: id }],
};
