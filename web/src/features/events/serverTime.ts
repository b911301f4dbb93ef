// The server's clock and the state of an event by it.
import { useEffect } from 'react';
import { get } from '@/api/get';
import type { EventCard } from '@/api/types';
import { useRead } from '@/lib/useRead';

/** The interval of asking the server for the event's next state, in milliseconds. */
const every = 3000;

const checkCall = (slug: string) => get('/api/event/web/check/{slug}', { params: { slug } });

/** Milliseconds by which the server's clock is ahead of this device; null until it has responded. */
export function useServerOffset(slug: string): number | null {
  const { data, at } = useRead(checkCall(slug));
  return data && data.nowMs - at;
}

/** Reloads the page once the server reports the event's next state. */
export function useNextState(slug: string, state: EventCard['state'], isOver: boolean): void {
  const { data } = useRead(isOver ? checkCall(slug) : null, { every });
  const isNext = data !== null && data.state !== state;
  useEffect(() => {
    if (isNext) window.location.reload();
  }, [isNext]);
}
