// The recent searches of this browser as links. They appear after hydration, because the server does not know them.
import { leaveFocusToMain } from '@/lib/focus';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { addressOf, clearRecentSearches, useRecentSearches } from './words';

/** All but the search for `words`, which is the current one. */
export function RecentSearches({ words }: { words: string }) {
  const t = useT();
  const recent = useRecentSearches().filter((one) => one.toLowerCase() !== words.toLowerCase());
  if (recent.length === 0) return null;
  return (
    <section ref={leaveFocusToMain} className="pt-6">
      <h2 className="caps mb-3 text-ink-3">{t('search-recent')}</h2>
      <ul className="flex flex-wrap gap-2">
        {recent.map((one) => (
          <li key={one} className="min-w-0">
            <A to={addressOf(one)} className="chip max-w-full">
              <span className="min-w-0 break-words">{one}</span>
            </A>
          </li>
        ))}
      </ul>
      <button type="button" className="link mt-3 min-h-(--hit) text-14" onClick={clearRecentSearches}>
        {t('search-recent-clear')}
      </button>
    </section>
  );
}
