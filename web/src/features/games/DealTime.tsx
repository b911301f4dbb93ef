// The start or end of a deal: as text, and as a countdown by the server's clock.
import { useCallback, useEffect, useState } from 'react';
import { get } from '@/api/get';
import { useT } from '@/lib/i18n';
import { useRead } from '@/lib/useRead';
import { Countdown } from '@/ui/Countdown';
import type { Deal } from './shapes';
import { useDateTimeText } from './useDateTimeText';

const nextOf = ({ isRunning, startsAt, endsAt }: Deal) => (isRunning ? endsAt : startsAt);

export function DealDate({ deal }: { deal: Deal }) {
  const t = useT();
  const dateTimeText = useDateTimeText();
  const next = nextOf(deal);
  if (!next) return null;
  return (
    <p className="text-14 text-ink-2">
      <time dateTime={next}>{t(deal.isRunning ? 'deals-ends' : 'deals-starts', { date: dateTimeText(next) })}</time>
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
const every = 3000;

const checkCall = get('/api/flash-deals/check');

/** Reloads the page, with its prices, once the server reports that the deal has begun or ended. */
function useNextState(name: string, isRunning: boolean, isOver: boolean): void {
  const { data } = useRead(isOver ? checkCall : null, { every });
  const isNext = data !== null && data.deals.find((one) => one.name === name)?.isRunning !== isRunning;
  useEffect(() => {
    if (isNext) window.location.reload();
  }, [isNext]);
}

/** Milliseconds by which the server's clock is ahead of this device; null until it has responded. */
export function useServerOffset(): number | null {
  const { data, at } = useRead(checkCall);
  return data && data.nowMs - at;
}
