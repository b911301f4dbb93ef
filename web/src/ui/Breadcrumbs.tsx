// Breadcrumbs: home, the sections above the page, and the page itself without a link.
import type { Crumb } from '@/api/types';
import { useT } from '@/lib/i18n';
import { A } from './A';

type Props = { crumbs: Crumb[]; className?: string };

/** The last crumb is the page itself. */
export function Breadcrumbs({ crumbs, className }: Props) {
  const t = useT();
  const all = [{ name: t('breadcrumbs-home'), path: '/' }, ...crumbs];
  return (
    <nav aria-label={t('breadcrumbs-label')} className={className}>
      <ol className="flex flex-wrap gap-x-2 pt-3.5 text-14 text-ink-3">
        {all.map((crumb, index) => (
          <li
            key={crumb.path}
            className="inline-flex min-h-6 items-center not-last:after:ml-2 not-last:after:text-edge not-last:after:content-['/'/'']"
          >
            {index === all.length - 1 ? (
              <span aria-current="page" className="text-ink">
                {crumb.name}
              </span>
            ) : (
              <A
                to={crumb.path}
                className="inline-flex min-h-6 min-w-6 items-center hover:text-ink hover:underline hover:underline-offset-4"
              >
                {crumb.name}
              </A>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
