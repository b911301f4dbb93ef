// Reports unhandled errors, and the web vitals of one page view in ten, to the server; without personal data.

import type { components } from '@/api/generated';

type Report = components['schemas']['ClientReport'];
type Events = Partial<Pick<Report, 'vitals' | 'errors'>>;

const vitalsOfOneIn = 10;
const mostErrors = 5;

/** `page` returns the pattern of the current route. */
export function reportErrors(page: () => string): void {
  let left = mostErrors;
  const report = (message: string, source: string) => {
    if (left-- > 0) send(page(), { errors: [{ message, source }] });
  };
  window.addEventListener('error', ({ message, filename, lineno, colno }) => {
    if (message) report(message, `${pathOf(filename)}:${lineno}:${colno}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason}`, ''));
}

/** For one page view in ten, measures until the page is left or hidden, and then sends the result. */
export async function reportVitals(page: () => string): Promise<void> {
  if (Math.random() * vitalsOfOneIn >= 1) return;
  const first = page();
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const measured = new Map<string, Report['vitals'][number]>();
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure(({ name, value }) => measured.set(name, { name, value }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return;
    send(first, { vitals: [...measured.values()] });
    measured.clear();
  });
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : '';
}

/** Also works while the page is unloading; failures are ignored. */
function send(page: string, { vitals = [], errors = [] }: Events): void {
  const report: Report = { page, vitals, errors };
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon?.('/api/client-events', body);
}
