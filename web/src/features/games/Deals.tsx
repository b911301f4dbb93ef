// Flash deals, running and upcoming, each with a countdown by the server's clock and some of its products.
import { useT } from '@/lib/i18n';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ProductCard } from '@/ui/ProductCard';
import { DealCountdown, DealDate, useDealClock } from './DealTime';
import type { Deal } from './shapes';

const sizes = '(min-width: 1344px) 308px, (min-width: 768px) 23vw, 44vw';

export function Deals({ deals }: { deals: Deal[] }) {
  const t = useT();
  if (deals.length === 0) {
    return (
      <EmptyState title={t('deals-empty-title')} text={t('deals-empty-text')}>
        <LinkButton to="/">{t('not-found-home')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="wrap">
      <header className="pt-8 pb-4 lg:pt-14">
        <h1 className="display-48">{t('deals-title')}</h1>
        <p className="measure mt-3 text-18 text-ink-2">{t('deals-lead')}</p>
      </header>
      <DealList deals={deals} />
    </div>
  );
}

function DealList({ deals }: { deals: Deal[] }) {
  const offset = useDealClock();
  return deals.map((deal) => <DealPart key={deal.name} deal={deal} offset={offset} />);
}

function DealPart({ deal, offset }: { deal: Deal; offset: number | null }) {
  const t = useT();
  const id = `deal-${deal.name}`;
  return (
    <section aria-labelledby={id} className="pt-10">
      <div className="deal-head">
        <div className="grid gap-1">
          <p className="event-state" data-state={deal.isRunning ? 'running' : 'upcoming'}>
            {t(deal.isRunning ? 'deals-running' : 'deals-upcoming')}
          </p>
          <h2 id={id} className="display-28">
            {deal.title || t('deals-title')}
          </h2>
          {deal.description && <p className="measure text-ink-2">{deal.description}</p>}
          <DealDate deal={deal} />
        </div>
        <DealCountdown deal={deal} offset={offset} />
      </div>
      <ul className="deal-grid">
        {deal.products.map((product) => (
          <ProductCard key={product.id} itemClass="contents" product={product} sizes={sizes} mixed />
        ))}
      </ul>
    </section>
  );
}
