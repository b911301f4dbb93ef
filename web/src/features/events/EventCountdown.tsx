// The countdown of an event: to its start, then to its end.
import { useState } from 'react';
import { get } from '@/api/get';
import type { EventCard } from '@/api/types';
import { useReloadAtNextState, useServerOffset } from '@/lib/serverClock';
import { Countdown } from '@/ui/Countdown';

type Props = {
  event: EventCard;
  /** The slug in the event's URL. */
  slug: string;
  /** The times of a sample event are not real: at its end, the server is not asked. */
  isSample?: boolean;
};

const checkCall = (slug: string) => get('/api/event/web/check/{slug}', { params: { slug } });

export function EventCountdown({ event: { state, startsAt, endsAt }, slug, isSample }: Props) {
  const offset = useServerOffset(checkCall(slug));
  const [isOver, setOver] = useState(false);
  useReloadAtNextState(isOver && !isSample ? checkCall(slug) : null, (now) => now.state !== state);
  return <Countdown untilMs={Date.parse(state === 'upcoming' ? startsAt : endsAt)} offset={offset} onOver={setOver} />;
}
