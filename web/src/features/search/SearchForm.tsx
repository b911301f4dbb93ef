// The search field of the search page: a GET form, so that it works without JavaScript, too. With JavaScript its words become one
// of the recent searches.
import type { FormEvent } from 'react';
import { useT } from '@/lib/i18n';
import { withPrefix } from '@/lib/paths';
import { useShop } from '@/lib/shop';
import { Icon } from '@/ui/Icon';
import { rememberSearch } from './words';

function onSubmit({ currentTarget }: FormEvent<HTMLFormElement>): void {
  rememberSearch(String(new FormData(currentTarget).get('q') ?? ''));
}

export function SearchForm({ words }: { words: string }) {
  const t = useT();
  const { prefix } = useShop();
  return (
    <form
      method="get"
      action={withPrefix(prefix, '/search')}
      onSubmit={onSubmit}
      className="flex max-w-[640px] gap-2 py-3"
      aria-label={t('search-title')}
    >
      <input
        key={words}
        type="search"
        name="q"
        defaultValue={words}
        maxLength={120}
        aria-label={t('search-field')}
        placeholder={t('search-field')}
        autoComplete="off"
        enterKeyHint="search"
        className="input min-w-0 flex-1"
      />
      <button type="submit" className="btn px-5">
        <Icon name="search" />
        <span className="max-sm:sr-only">{t('search-submit')}</span>
      </button>
    </form>
  );
}
