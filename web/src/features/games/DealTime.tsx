// The start or end of a deal: as text, and as a countdown by the server's clock.
import { useCallback, useEffect, useState } from 'react';
import { call } from '@/api/call';
import { get } from '@/api/get';
import { useT } from '@/lib/i18n';
import { Countdown } from '@/ui/Countdown';
import { useMoment } from './Moment';
import type { Deal, DealCheck } from './shapes';

const nextOf = ({ isRunning, startsAt, endsAt }: Deal) => (isRunning ? endsAt : startsAt);

export function DealDate({ deal }: { deal: Deal }) {
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

export function DealCountdown({ deal, offset }: { deal: Deal; offset: number | null }) {
  const next = nextOf(deal);
  const { name, isRunning } = deal;
  const [isOver, setOver] = useState(false);
  const over = useCallback((now: boolean) => setOver(now), []);
  useNextState(name, isRunning, isOver);
  return next && <Countdown untilMs={Date.parse(next)} offset={offset} onOver={over} />;
}

/** The interval of asking the server for the deal's next state, in milliseconds. */
const askAgain = 3000;

/** Reloads the page, with its prices, once the server reports that the deal has begun or ended. */
function useNextState(name: string, isRunning: boolean, isOver: boolean): void {
  useEffect(() => {
    if (!isOver) return;
    const ask = async () => {
      const check = await checkDeals();
      const deal = check?.deals.find((one) => one.name === name);
      if (check && deal?.isRunning !== isRunning) window.location.reload();
    };
    void ask();
    const timer = window.setInterval(ask, askAgain);
    return () => window.clearInterval(timer);
  }, [name, isRunning, isOver]);
}

async function checkDeals(): Promise<DealCheck | null> {
  const answer = await call(get('/api/flash-deals/check'));
  return answer.ok ? answer.data : null;
}

/** Milliseconds by which the server's clock is ahead of this device; null until it has responded. */
export function useServerOffset(): number | null {
  const [offset, setOffset] = useState<number | null>(null);
  useEffect(() => {
    let isOver = false;
    const asked = Date.now();
    checkDeals().then((check) => {
      // The response was created, on average, halfway through the round trip.
      if (check && !isOver) setOffset(check.nowMs - (asked + Date.now()) / 2);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return offset;
}
