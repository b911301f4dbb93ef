// Measures the web vitals of one page view: loaded for one in ten.
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { path, type Report } from './clientEvents';

/** `page` is the pattern of the route that was opened first. */
export function measure(page: string): void {
  const measured = new Map<string, Report['vitals'][number]>();
  for (const start of [onCLS, onFCP, onINP, onLCP, onTTFB])
    start(({ name, value }) => measured.set(name, { name, value }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return;
    const report: Report = { page, vitals: [...measured.values()], errors: [] };
    // Also works while the page is unloading; failures are ignored.
    navigator.sendBeacon?.(path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
    measured.clear();
  });
}
