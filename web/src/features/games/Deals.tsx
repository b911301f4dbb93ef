// Flash deals: those that run and those that come, each with its countdown by the server's clock and some of its products; and one of them in
// a line on the home page.
import { useCallback, useEffect, useState } from 'react';
import { call } from '@/api/call';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { LinkButton } from '@/ui/Button';
import { Countdown } from '@/ui/Countdown';
import { EmptyState } from '@/ui/EmptyState';
import { ProductItem } from '@/ui/ProductCard';
import { gameCalls } from './calls';
import { useMoment } from './Moment';
import type { Deal, DealPage } from './shapes';

const sizes = '(min-width: 1344px) 308px, (min-width: 768px) 23vw, 44vw';

export function Deals({ page }: { page: DealPage }) {
  const t = useT();
  const offset = useServerOffset();
  if (page.deals.length === 0) {
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
      {page.deals.map((deal) => (
        <DealPart key={deal.name} deal={deal} offset={offset} />
      ))}
    </div>
  );
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
          <ProductItem key={product.id} className="min-w-0" product={product} sizes={sizes} mixed />
        ))}
      </ul>
    </section>
  );
}

/** The deal that ends first, or comes first, in one line. */
export function DealLine({ page }: { page: DealPage }) {
  const t = useT();
  const offset = useServerOffset();
  const [deal] = page.deals;
  if (!deal) return null;
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

const nextOf = ({ isRunning, startsAt, endsAt }: Deal) => (isRunning ? endsAt : startsAt);

function DealDate({ deal }: { deal: Deal }) {
  const t = useT();
  const moment = useMoment();
  const next = nextOf(deal);
  if (!next) return null;
  return (
    <p className="text-14 text-ink-2">
      <time dateTime={next}>{t(deal.isRunning ? 'deals-ends' : 'deals-starts', { date: moment(next) })}</time>
    </p>
  );
}

function DealCountdown({ deal, offset }: { deal: Deal; offset: number | null }) {
  const next = nextOf(deal);
  const { name, isRunning } = deal;
  const [isOver, setOver] = useState(false);
  const over = useCallback((now: boolean) => setOver(now), []);
  useNextState(name, isRunning, isOver);
  return next && <Countdown untilMs={Date.parse(next)} offset={offset} onOver={over} />;
}

/** How soon the server is asked again whether a deal has gone on, in milliseconds. */
const askAgain = 3000;

/** Shows the page anew, with its prices, once the server says that the deal has begun or ended. */
function useNextState(name: string, isRunning: boolean, isOver: boolean): void {
  useEffect(() => {
    if (!isOver) return;
    const ask = async () => {
      const page = await askDeals();
      const deal = page?.deals.find((one) => one.name === name);
      if (page && deal?.isRunning !== isRunning) window.location.reload();
    };
    void ask();
    const timer = window.setInterval(ask, askAgain);
    return () => window.clearInterval(timer);
  }, [name, isRunning, isOver]);
}

async function askDeals(): Promise<DealPage | null> {
  const answer = await call<DealPage>('GET', gameCalls.deals.path);
  return answer.ok ? answer.data : null;
}

/** Milliseconds that the server is ahead of this device; null until it has answered. */
function useServerOffset(): number | null {
  const [offset, setOffset] = useState<number | null>(null);
  useEffect(() => {
    let isOver = false;
    const asked = Date.now();
    askDeals().then((page) => {
      // The answer was made, on average, in the middle of its way.
      if (page && !isOver) setOffset(Date.parse(page.serverNow) - (asked + Date.now()) / 2);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return offset;
}
