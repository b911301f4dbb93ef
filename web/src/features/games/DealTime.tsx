// The start or end of a deal: as text, and as a countdown by the server's clock.
import { useState } from 'react';
import { get } from '@/api/get';
import { useT } from '@/lib/i18n';
import { useReloadAtNextState, useServerOffset } from '@/lib/serverClock';
import { Countdown } from '@/ui/Countdown';
import type { Deal } from './shapes';
import { useDateTimeText } from './useDateTimeText';

const checkCall = get('/api/flash-deals/check');

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
  // The deal has begun or ended: the page is loaded with its new prices.
  useReloadAtNextState(
    isOver ? checkCall : null,
    ({ deals }) => deals.find((one) => one.name === name)?.isRunning !== isRunning,
  );
  return next && <Countdown untilMs={Date.parse(next)} offset={offset} onOver={setOver} />;
}

/** Milliseconds by which the server's clock is ahead of this device; null until it has responded. */
export const useDealClock = () => useServerOffset(checkCall);
