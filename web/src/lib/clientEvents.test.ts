// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { reportClientEvents } from './clientEvents';

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

it('reports an error with its page and place, without queries, and at most five of one page view', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  const all = takeBeacons();
  reportClientEvents(() => '/product/:slug');
  const filename = 'https://vitrina.si/assets/entry.js?token=secret';
  for (let turn = 0; turn < 7; turn += 1)
    window.dispatchEvent(new ErrorEvent('error', { message: 'x is undefined', filename, lineno: 1, colno: 2 }));
  await all();
  expect(sent).toHaveLength(5);
  expect(sent[0]).toEqual({
    page: '/product/:slug',
    vitals: [],
    errors: [{ message: 'x is undefined', source: '/assets/entry.js:1:2' }],
  });
});
