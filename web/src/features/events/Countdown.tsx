// The countdown of an event: to its start, then to its end.
import { useState } from 'react';
import type { EventCard } from '@/api/types';
import { Countdown as Clock } from '@/ui/Countdown';
import { useNextState, useServerOffset } from './serverTime';

type Props = {
  event: EventCard;
  /** The slug in the event's URL. */
  slug: string;
  /** The times of a sample event are not real: at its end, the server is not asked. */
  isSample?: boolean;
};

export function Countdown({ event: { state, startsAt, endsAt }, slug, isSample }: Props) {
  const offset = useServerOffset(slug);
  const [isOver, setOver] = useState(false);
  useNextState(slug, state, isOver && !isSample);
  return <Clock untilMs={Date.parse(state === 'upcoming' ? startsAt : endsAt)} offset={offset} onOver={setOver} />;
}
