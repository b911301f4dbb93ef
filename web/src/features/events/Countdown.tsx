// The countdown of an event: to its start, then to its end.
import { useEffect, useState } from 'react';
import type { EventCard } from '@/api/types';
import { Countdown as Clock } from '@/ui/Countdown';
import { askStatus, useServerOffset } from './serverTime';

type Props = {
  event: EventCard;
  /** The slug in the event's URL. */
  slug: string;
  /** The times of a sample event are not real: at its end, the server is not asked. */
  isSample?: boolean;
};

/** The interval of asking the server for the event's next state, in milliseconds. */
const askAgain = 3000;

export function Countdown({ event: { state, startsAt, endsAt }, slug, isSample }: Props) {
  const offset = useServerOffset(slug);
  const [isOver, setOver] = useState(false);
  useNextState(slug, state, isOver && !isSample);
  return <Clock untilMs={Date.parse(state === 'upcoming' ? startsAt : endsAt)} offset={offset} onOver={setOver} />;
}

/** Reloads the page once the server reports the event's next state. */
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
