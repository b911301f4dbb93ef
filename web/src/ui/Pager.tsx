// Pagination of a list: previous, next, and the numbers around the current page.
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { Icon } from '@/ui/Icon';
import { pageNumbers } from './pageNumbers';

type Props = { page: number; pageCount: number; href: (page: number) => string };

const STEP = 'inline-flex min-h-11 items-center gap-1.5 rounded-pill px-3 hover:bg-surface';

export function Pager({ page, pageCount, href }: Props) {
  const t = useT();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t('pager-label')} className="pt-4 text-14">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <A to={href(page - 1)} rel="prev" className={STEP}>
              <Icon name="left" size={16} />
              {t('pager-previous')}
            </A>
          </li>
        )}
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true" className="px-1 text-ink-3">
                …
              </span>
            ) : (
              <PageLink number={number} current={page} href={href} />
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <A to={href(page + 1)} rel="next" className={STEP}>
              {t('pager-next')}
              <Icon name="right" size={16} />
            </A>
          </li>
        )}
      </ul>
    </nav>
  );
}

function PageLink({ number, current, href }: { number: number; current: number; href: (page: number) => string }) {
  const t = useT();
  const here = number === current;
  return (
    <A
      to={href(number)}
      aria-current={here ? 'page' : undefined}
      aria-label={t('pager-page', { page: number })}
      className="inline-grid size-11 place-items-center rounded-pill tabular-nums hover:bg-surface aria-[current]:bg-ink aria-[current]:text-on-ink aria-[current]:forced-mark"
    >
      {number}
    </A>
  );
}
