// A listing without results: a message, and a link to continue.
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { cleared, withPage } from './changes';
import { activeCount, type ListingState } from './state';

type Props = { name: string; state: ListingState; pageCount: number; href: (next: ListingState) => string };

export function EmptyListing({ name, state, pageCount, href }: Props) {
  const t = useT();
  const beyond = pageCount > 0;
  const filtered = activeCount(state) > 0;
  return (
    <EmptyState
      within
      title={t(beyond ? 'listing-beyond-title' : 'listing-empty-title')}
      text={beyond ? t('listing-beyond-text', { pages: pageCount }) : t(reason(filtered))}
    >
      {beyond && <LinkButton to={href(withPage(state, 1))}>{t('listing-beyond-first')}</LinkButton>}
      {!beyond && filtered && <LinkButton to={href(cleared(state))}>{t('listing-empty-clear', { name })}</LinkButton>}
      <A to="/categories" className="link inline-flex min-h-11 items-center">
        {t('listing-empty-categories')}
      </A>
    </EmptyState>
  );
}

function reason(filtered: boolean): 'listing-empty-filtered' | 'listing-empty-plain' {
  return filtered ? 'listing-empty-filtered' : 'listing-empty-plain';
}
