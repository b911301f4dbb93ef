// The server's clock: how far this device's is from it, asked once for an event.
import { useEffect, useState } from 'react';
import { call } from '@/api/call';
import { get } from '@/api/get';
import type { EventStatus } from '@/api/types';

/** Where an event stands; null when the server cannot be asked. */
export async function askStatus(slug: string, signal?: AbortSignal): Promise<EventStatus | null> {
  const { path } = get('/api/event/web/check/{slug}', { params: { slug } });
  const answer = await call<EventStatus>('GET', path, undefined, { signal });
  return answer.ok ? answer.data : null;
}

/** Milliseconds that the server is ahead of this device; null until it has answered. */
export function useServerOffset(slug: string): number | null {
  const [offset, setOffset] = useState<number | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const asked = Date.now();
    askStatus(slug, leaving.signal).then((status) => {
      // The answer was made, on average, in the middle of its way.
      if (status && !leaving.signal.aborted) setOffset(status.nowMs - (asked + Date.now()) / 2);
    });
    return () => leaving.abort();
  }, [slug]);
  return offset;
}
