// Frequently asked questions in groups. The search filters while typing; without JavaScript there is no search and all questions
// are shown.
import { useDeferredValue, useId, useState } from 'react';
import type { FaqGroup, FaqView } from '@/api/types';
import { useForeignLang } from '@/lib/foreignLang';
import { useT } from '@/lib/i18n';
import { ContentHead } from './ContentHead';
import { filterFaq } from './filterFaq';
import { Prose } from './Prose';

export function Faq({ faq }: { faq: FaqView }) {
  const t = useT();
  const lang = useForeignLang(faq.locale);
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words);
  const groups = filterFaq(faq.groups, sought);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const isSearch = sought.trim() !== '';
  return (
    <div className="wrap">
      <ContentHead crumbs={[{ name: t('content-faq-title'), path: '/faq' }]} title={t('content-faq-title')}>
        <p className="measure mt-3 text-ink-2">{t('content-faq-lead')}</p>
      </ContentHead>
      <div className="content-columns">
        <div className="content-aside">
          <Search words={words} change={setWords} />
          <p role="status" className="mt-2 min-h-6 text-14 text-ink-2">
            {isSearch && (count > 0 ? t('content-faq-found', { count }) : t('content-faq-none'))}
          </p>
          {!isSearch && <GroupLinks groups={faq.groups} lang={lang} />}
        </div>
        <div className="grid max-w-[46rem] content-start gap-12" lang={lang}>
          {groups.map((group) => (
            <Group key={group.key} group={group} isOpen={isSearch && count <= 3} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Search({ words, change }: { words: string; change(words: string): void }) {
  const t = useT();
  const id = useId();
  return (
    <search className="script-only block">
      <label htmlFor={id} className="mb-1.5 block text-14">
        {t('content-faq-search')}
      </label>
      <input
        id={id}
        type="search"
        className="input"
        value={words}
        autoComplete="off"
        onChange={({ target }) => change(target.value)}
      />
    </search>
  );
}

function GroupLinks({ groups, lang }: { groups: FaqGroup[]; lang: string | undefined }) {
  return (
    <ul className="grid gap-1 text-14 max-lg:hidden" lang={lang}>
      {groups.map(({ key, title }) => (
        <li key={key}>
          <a href={`#${key}`} className="inline-flex min-h-6 items-center text-ink-2 hover:text-ink hover:underline">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Group({ group, isOpen }: { group: FaqGroup; isOpen: boolean }) {
  return (
    <section aria-labelledby={group.key}>
      <h2 id={group.key} className="display-28 mb-3">
        {group.title}
      </h2>
      {group.entries.map(({ key, question, answer }) => (
        // A changed key remounts the element, so that search results are opened and closed.
        <details key={`${key}${isOpen}`} id={`faq-${key}`} open={isOpen} className="question">
          <summary>{question}</summary>
          <Prose html={answer} className="pb-5" />
        </details>
      ))}
    </section>
  );
}
