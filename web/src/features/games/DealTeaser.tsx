// A one-line teaser of a flash deal on the home page.
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { DealCountdown, DealDate, useDealClock } from './DealTime';
import type { Deal } from './shapes';

/** The deal that ends first, or else the one that starts first. */
export function DealTeaser({ deals: [deal] }: { deals: Deal[] }) {
  return deal ? <TeaserLink deal={deal} /> : null;
}

function TeaserLink({ deal }: { deal: Deal }) {
  const t = useT();
  const offset = useDealClock();
  return (
    <section className="event-line" aria-label={t('deals-title')}>
      <div className="wrap">
        <p className="text-14 text-ink-2">{t(deal.isRunning ? 'deals-running' : 'deals-upcoming')}</p>
        <h2 className="text-22">{deal.title || t('deals-title')}</h2>
        <DealDate deal={deal} />
        <DealCountdown deal={deal} offset={offset} />
        <A to="/flash-deals" className="link inline-flex min-h-(--hit) items-center" data-prefetch="">
          {t('deals-open')}
        </A>
      </div>
    </section>
  );
}
