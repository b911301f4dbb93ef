// @vitest-environment jsdom
// Pages are prefetched when a click is likely: a resting pointer, the focus, a second in view. Never with Save-Data.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onLinks } from './links';

type ObservedLink = { target: Element; isIntersecting: boolean };
let watched: Set<Element>;
let notify: (entries: ObservedLink[]) => void;

class FakeObserver {
  constructor(callback: (entries: ObservedLink[]) => void) {
    notify = callback;
    watched = new Set();
  }
  observe = (element: Element) => void watched.add(element);
  unobserve = (element: Element) => void watched.delete(element);
  disconnect = () => watched.clear();
}

const prefetch = vi.fn<(link: HTMLAnchorElement) => void>();
const fetched = () => prefetch.mock.calls.map(([link]) => link.pathname);
const link = (path: string) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`) as HTMLAnchorElement;

/** Listeners on the document must be removed with the document of the previous test. */
function listen(connection?: { saveData?: boolean; effectiveType?: string }): void {
  vi.stubGlobal('navigator', { connection });
  onLinks({ click: vi.fn(), prefetch });
}

let listeners: [string, EventListenerOrEventListenerObject][];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  prefetch.mockClear();
  const cards = Array.from(
    { length: 15 },
    (_, index) => `<a href="/product/${index}" data-prefetch><b>${index}</b></a>`,
  );
  document.body.innerHTML = `<main id="main">${cards.join('')}<a href="/plain">plain</a></main>`;
  watched = new Set();
  listeners = [];
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([type, listener]);
      add(type, listener);
    },
  );
});
afterEach(() => {
  for (const [type, listener] of listeners) document.removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('prefetches a page once when its link was in view for a second', () => {
  listen();
  expect(watched.size).toBe(15);
  notify([{ target: link('/product/1'), isIntersecting: true }]);
  vi.advanceTimersByTime(999);
  expect(fetched()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(fetched()).toEqual(['/product/1']);
  expect(watched.has(link('/product/1'))).toBe(false);
  notify([{ target: link('/product/2'), isIntersecting: true }]);
  vi.advanceTimersByTime(500);
  notify([{ target: link('/product/2'), isIntersecting: false }]);
  vi.advanceTimersByTime(5000);
  expect(fetched()).toEqual(['/product/1']);
});

it('prefetches at most twelve per page that way', async () => {
  listen();
  notify([...watched].map((target) => ({ target, isIntersecting: true })));
  vi.advanceTimersByTime(1000);
  expect(fetched()).toHaveLength(12);
  document.getElementById('main')?.insertAdjacentHTML('beforeend', '<a href="/product/new" data-morph>new</a>');
  // MutationObserver callbacks run after the current script.
  await Promise.resolve();
  vi.advanceTimersByTime(1000);
  expect(watched.has(link('/product/new'))).toBe(true);
  notify([{ target: link('/product/new'), isIntersecting: true }]);
  vi.advanceTimersByTime(1000);
  expect(fetched().at(-1)).toBe('/product/new');
});

it('prefetches a page on whose link the pointer rests, not one that it crosses', () => {
  listen();
  link('/plain').dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(40);
  link('/product/3').firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(64);
  expect(fetched()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(fetched()).toEqual(['/product/3']);
});

it('prefetches a page whose link has the keyboard focus', () => {
  listen();
  const plain = link('/plain');
  const matches = vi.spyOn(plain, 'matches').mockReturnValue(false);
  plain.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(fetched()).toEqual([]);
  matches.mockImplementation((selector) => selector === ':focus-visible');
  plain.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(fetched()).toEqual(['/plain']);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing with %o',
  (connection) => {
    listen(connection);
    expect(watched.size).toBe(0);
    link('/plain').dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.spyOn(link('/plain'), 'matches').mockReturnValue(true);
    link('/plain').dispatchEvent(new Event('focusin', { bubbles: true }));
    vi.advanceTimersByTime(10_000);
    expect(fetched()).toEqual([]);
  },
);

it('handles clicks when data is saved, too', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const click = vi.fn();
  onLinks({ click, prefetch });
  link('/product/4').addEventListener('click', (event) => event.preventDefault());
  link('/product/4').firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(click.mock.calls[0]?.[1]).toBe(link('/product/4'));
});
