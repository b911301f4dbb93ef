// The server's clock: the offset of this device's clock to it, requested once per event.
import { useEffect, useState } from 'react';
import { call } from '@/api/call';
import { get } from '@/api/get';
import type { EventStatus } from '@/api/types';

/** The state of an event; null when the request fails. */
export async function askStatus(slug: string, signal?: AbortSignal): Promise<EventStatus | null> {
  const answer = await call(get('/api/event/web/check/{slug}', { params: { slug } }), { signal });
  return answer.ok ? answer.data : null;
}

/** Milliseconds by which the server's clock is ahead of this device; null until it has responded. */
export function useServerOffset(slug: string): number | null {
  const [offset, setOffset] = useState<number | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const asked = Date.now();
    askStatus(slug, leaving.signal).then((status) => {
      // The response was created, on average, halfway through the round trip.
      if (status && !leaving.signal.aborted) setOffset(status.nowMs - (asked + Date.now()) / 2);
    });
    return () => leaving.abort();
  }, [slug]);
  return offset;
}
