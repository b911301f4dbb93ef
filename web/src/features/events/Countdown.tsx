// Counts down by the server's clock. It repeats what the date beside it says, so that it is left out without script and for screen readers.
import { useEffect, useState } from 'react';
import type { EventCard } from '@/api/types';
import { useT } from '@/lib/i18n';
import { remaining, untilNextSecond } from './remaining';
import { askStatus, useServerOffset } from './serverTime';

type Props = {
  event: EventCard;
  /** The slug that its address has. */
  slug: string;
  /** Times of a sample are nobody's: at its end nothing is asked. */
  isSample?: boolean;
};

/** How soon the server is asked again whether the event has gone on, in milliseconds. */
const askAgain = 3000;

export function Countdown({ event: { state, startsAt, endsAt }, slug, isSample }: Props) {
  const t = useT();
  const untilMs = Date.parse(state === 'upcoming' ? startsAt : endsAt);
  const offset = useServerOffset(slug);
  const [now, setNow] = useState(0);
  const left = offset === null ? null : remaining(untilMs, now + offset);
  const isOver = offset !== null && now > 0 && left === null;
  useEffect(() => {
    if (offset === null) return;
    let timer = 0;
    const tick = () => {
      const time = Date.now();
      setNow(time);
      if (remaining(untilMs, time + offset)) timer = window.setTimeout(tick, untilNextSecond(untilMs, time + offset));
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [offset, untilMs]);
  useNextState(slug, state, isOver && !isSample);
  const unit = (count: number, word: string) => (
    <span>
      <b>{String(count).padStart(2, '0')}</b>
      <small>{word}</small>
    </span>
  );
  return (
    <div className="countdown script-only" aria-hidden="true" data-countdown={left ? 'on' : 'off'}>
      {left && now > 0 && (
        <>
          {unit(left.days, t('event-unit-days', { count: left.days }))}
          {unit(left.hours, t('event-unit-hours', { count: left.hours }))}
          {unit(left.minutes, t('event-unit-minutes', { count: left.minutes }))}
          {unit(left.seconds, t('event-unit-seconds', { count: left.seconds }))}
        </>
      )}
    </div>
  );
}

/** Shows the page anew once the server says that the event has gone on. */
function useNextState(slug: string, state: EventCard['state'], isOver: boolean): void {
  useEffect(() => {
    if (!isOver) return;
    const ask = async () => {
      const status = await askStatus(slug);
      if (status && status.state !== state) window.location.reload();
    };
    void ask();
    const timer = window.setInterval(ask, askAgain);
    return () => window.clearInterval(timer);
  }, [slug, state, isOver]);
}
