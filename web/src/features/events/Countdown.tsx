// The countdown of an event: to its start, then to its end.
import { useEffect, useState } from 'react';
import type { EventCard } from '@/api/types';
import { Countdown as Clock } from '@/ui/Countdown';
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
  const offset = useServerOffset(slug);
  const [isOver, setOver] = useState(false);
  useNextState(slug, state, isOver && !isSample);
  return <Clock untilMs={Date.parse(state === 'upcoming' ? startsAt : endsAt)} offset={offset} onOver={setOver} />;
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
