// The listing with nothing to show: an empty window, an honest sentence, and a way on.
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { LinkButton } from '@/ui/Button';
import { activeCount, cleared, type ListingState, withPage } from './state';

type Props = { name: string; state: ListingState; pageCount: number; href: (next: ListingState) => string };

export function Empty({ name, state, pageCount, href }: Props) {
  const t = useT();
  const beyond = pageCount > 0;
  const filtered = activeCount(state) > 0;
  return (
    <div className="grid justify-items-center gap-4 pt-8 pb-24 text-center lg:pt-16">
      <EmptyWindow />
      <h2 className="display-28">{t(beyond ? 'listing-beyond-title' : 'listing-empty-title')}</h2>
      <p className="measure text-ink-2">
        {beyond ? t('listing-beyond-text', { pages: pageCount }) : t(reason(filtered))}
      </p>
      <p className="mt-2 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
        {beyond && <LinkButton to={href(withPage(state, 1))}>{t('listing-beyond-first')}</LinkButton>}
        {!beyond && filtered && <LinkButton to={href(cleared(state))}>{t('listing-empty-clear', { name })}</LinkButton>}
        <A to="/categories" className="link inline-flex min-h-11 items-center">
          {t('listing-empty-categories')}
        </A>
      </p>
    </div>
  );
}

function reason(filtered: boolean): string {
  return filtered ? 'listing-empty-filtered' : 'listing-empty-plain';
}

/** A shop window with an empty rail and one hanger. */
function EmptyWindow() {
  return (
    <svg viewBox="0 0 160 200" aria-hidden="true" className="window mb-2 w-32 rounded-tile text-edge">
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M0 52h160" />
        <path d="M80 52v-5a6 6 0 1 1 6 6c-4 1-6 3-6 7v5" />
        <path d="M80 65 44 88a5 5 0 0 0 3 9h66a5 5 0 0 0 3-9Z" />
        <path d="M28 164h104" opacity=".45" />
      </g>
    </svg>
  );
}
