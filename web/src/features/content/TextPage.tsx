// A text page: terms, returns, privacy. Long pages have a table of contents.
import type { PageView } from '@/api/types';
import { useForeignLang } from '@/lib/foreignLang';
import { useT } from '@/lib/i18n';
import { ContentHead } from './ContentHead';
import { Prose } from './Prose';

/** Shorter texts need no table of contents. */
const LONG = 4;

export function TextPage({ page }: { page: PageView }) {
  const t = useT();
  const lang = useForeignLang(page.locale);
  const isLong = page.headings.length >= LONG;
  return (
    <article className="wrap">
      <ContentHead crumbs={[{ name: page.title, path: page.path }]} title={page.title} lang={lang}>
        <p className="mt-3 text-14 text-ink-3">
          <time dateTime={page.updatedOn}>{t('content-updated', { date: page.updated })}</time>
        </p>
        {!page.isOwnLanguage && <p className="mt-3 text-14 text-ink-2">{t('content-other-language')}</p>}
      </ContentHead>
      <div className={isLong ? 'content-columns' : ''}>
        {isLong && <Contents page={page} />}
        <Prose html={page.html} locale={page.locale} />
      </div>
    </article>
  );
}

function Contents({ page: { headings } }: { page: PageView }) {
  const t = useT();
  return (
    <nav aria-labelledby="contents" className="content-aside">
      <h2 id="contents" className="caps mb-3 text-ink-3">
        {t('content-contents')}
      </h2>
      <ol className="grid gap-1 text-14">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-6 items-center text-ink-2 hover:text-ink hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
