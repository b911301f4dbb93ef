// A search without words or without results: suggested corrections, recent searches, and links to continue.
import type { Navigation, Suggestions } from '@/api/types';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { RecentSearches } from './RecentSearches';
import { SearchForm } from './SearchForm';
import { addressOf } from './words';

type Props = { words: string; found: Suggestions; navigation: Navigation | null };

export function SearchStart({ words, found, navigation }: Props) {
  const t = useT();
  return (
    <div className="wrap pb-12">
      <h1 className="display-48 pt-8 pb-3 break-words">
        {words ? t('search-none-title', { query: words }) : t('search-title')}
      </h1>
      <p className="measure text-ink-2" role={words ? 'status' : undefined}>
        {words ? t('search-none-text') : t('search-help')}
      </p>
      <SearchForm words={words} />
      <SearchCorrections words={words} found={found} />
      <RecentSearches words={words} />
      <Popular navigation={navigation} />
    </div>
  );
}

/** Other interpretations of the words: corrected ones, and a page. */
export function SearchCorrections({ words, found }: Pick<Props, 'words' | 'found'>) {
  const t = useT();
  const { corrected, page } = found;
  if (!corrected && !page) return null;
  return (
    <div className="grid gap-1 pb-3 text-16">
      {corrected && (
        <p>
          {t('search-corrected')}{' '}
          <A to={addressOf(corrected)} className="link inline-flex min-h-6 items-center font-medium">
            {corrected}
          </A>
        </p>
      )}
      {page && (
        <p>
          <A to={page} className="link inline-flex min-h-6 items-center">
            {t('search-page', { query: words })}
          </A>
        </p>
      )}
    </div>
  );
}

function Popular({ navigation }: Pick<Props, 'navigation'>) {
  const t = useT();
  if (!navigation || navigation.categories.length === 0) return null;
  return (
    <section className="pt-6">
      <h2 className="caps mb-3 text-ink-3">{t('search-popular')}</h2>
      <ul className="flex flex-wrap gap-2">
        {navigation.categories.flatMap((department) =>
          [department, ...department.children].map(({ name, path }) => (
            <li key={path}>
              <A to={path} className="chip">
                {path === department.path ? name : `${department.name} · ${name}`}
              </A>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
