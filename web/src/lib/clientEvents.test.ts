// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportErrors, reportVitals } from './clientEvents';

const sent: unknown[] = [];

function takeBeacons() {
  const bodies: Promise<void>[] = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, body: Blob) => {
      expect(path).toBe('/api/client-events');
      expect(body.type).toBe('application/json');
      bodies.push(body.text().then((text) => void sent.push(JSON.parse(text))));
      return true;
    },
  });
  return () => Promise.all(bodies);
}

afterEach(() => {
  sent.length = 0;
  vi.restoreAllMocks();
});

/** Answers the reports of errors, and collects them. */
function takeErrors() {
  vi.stubGlobal('fetch', async (path: string, { body, keepalive }: RequestInit) => {
    expect([path, keepalive]).toEqual(['/api/client-events', true]);
    sent.push(JSON.parse(String(body)));
    return new Response('{}', { headers: { 'x-request-id': 'abc-123' } });
  });
}

it('reports an error with its page and place, without queries, and at most five of one page view', () => {
  takeErrors();
  reportErrors(() => '/product/:slug');
  const filename = 'https://vitrina.si/assets/entry.js?token=secret';
  for (let turn = 0; turn < 7; turn += 1)
    window.dispatchEvent(new ErrorEvent('error', { message: 'x is undefined', filename, lineno: 1, colno: 2 }));
  expect(sent).toHaveLength(5);
  expect(sent[0]).toEqual({
    page: '/product/:slug',
    vitals: [],
    errors: [{ message: 'x is undefined', source: '/assets/entry.js:1:2' }],
  });
});

it('reports a promise that nobody handled', () => {
  takeErrors();
  reportErrors(() => '/Checkout');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('no network') }));
  expect(sent).toContainEqual({
    page: '/Checkout',
    vitals: [],
    errors: [{ message: 'unhandled: TypeError: no network', source: '' }],
  });
});

describe('the web vitals', () => {
  const measured = new Map<string, (metric: { name: string; value: number }) => void>();
  const hide = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  /** A page view, which is sampled when `random` is below 0.1. */
  const view = async (random: number) => {
    const measure = (name: string) => (take: (metric: { name: string; value: number }) => void) => {
      measured.set(name, take);
    };
    vi.doMock('web-vitals', () =>
      Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, measure(name)])),
    );
    vi.spyOn(Math, 'random').mockReturnValue(random);
    let page = '/product/:slug';
    void reportVitals(() => page);
    page = '/elsewhere';
    await vi.dynamicImportSettled();
  };
  const vitals = () =>
    sent.map((report) => report as { page: string; vitals: object[] }).filter((one) => one.vitals.length);

  it('of one in ten page views are sent once when the page is hidden, for the page that was opened', async () => {
    const all = takeBeacons();
    await view(0.09);
    expect([...measured.keys()].sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
    measured.get('LCP')?.({ name: 'LCP', value: 1200 });
    measured.get('CLS')?.({ name: 'CLS', value: 0.2 });
    measured.get('CLS')?.({ name: 'CLS', value: 0.01 });
    hide('visible');
    await all();
    expect(vitals()).toEqual([]);
    hide('hidden');
    hide('hidden');
    await all();
    expect(vitals()).toEqual([
      {
        page: '/product/:slug',
        errors: [],
        vitals: [
          { name: 'LCP', value: 1200 },
          { name: 'CLS', value: 0.01 },
        ],
      },
    ]);
  });

  it('of other page views are not measured', async () => {
    measured.clear();
    await view(0.1);
    expect(measured.size).toBe(0);
  });
});
