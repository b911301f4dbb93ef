// Reports unhandled errors, and the web vitals of one page view in ten, to the server; without personal data.
import { useSyncExternalStore } from 'react';
import type { components, paths } from '@/api/generated';

export type Report = components['schemas']['ClientReport'];

export const path = '/api/client-events' satisfies keyof paths;
const vitalsOfOneIn = 10;
const mostErrors = 5;

/** The request ids of the reports, by the errors reported. */
const references = new WeakMap<object, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The request id under which the server has logged this error; null until it has been reported. */
export function useErrorReference(error: unknown): string | null {
  const read = () => (error instanceof Object ? (references.get(error) ?? null) : null);
  return useSyncExternalStore(subscribe, read, () => null);
}

/** `page` returns the pattern of the current route. */
export function reportErrors(page: () => string): void {
  let left = mostErrors;
  const report = (message: string, source: string, error: unknown) => {
    if (left-- > 0) void sendError(page(), { message, source }, error);
  };
  window.addEventListener('error', ({ message, filename, lineno, colno, error }) => {
    if (message) report(message, `${pathOf(filename)}:${lineno}:${colno}`, error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason}`, '', reason));
}

/** Also works while the page is unloading; failures are ignored. Unlike a beacon, the request returns its id. */
async function sendError(page: string, reported: Report['errors'][number], error: unknown): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page, vitals: [], errors: [reported] } satisfies Report),
    keepalive: true,
  }).catch(() => null);
  const id = response?.ok && response.headers.get('x-request-id');
  if (!id || !(error instanceof Object)) return;
  references.set(error, id);
  for (const listener of listeners) listener();
}

/** For one page view in ten, measures until the page is left or hidden, and then sends the result. */
export async function reportVitals(page: () => string): Promise<void> {
  if (Math.random() * vitalsOfOneIn >= 1) return;
  const first = page();
  (await import('./vitals')).measure(first);
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : '';
}
