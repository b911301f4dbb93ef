// @vitest-environment jsdom
// Page changes without reloads: what a click does to address, document, focus and history, and what it leaves alone.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answers } from '@/api/data';
import { createAnswerStore } from './answers';
import { startBrowser } from './browser';
import { createLoadingBar } from './loading-bar';
import type { Head } from './page';
import type { Shop } from './shop';

const shop = {
  prefix: '/en',
  origin: 'https://si.example',
  languages: [{ prefix: '' }, { prefix: '/en' }, { prefix: '/de' }],
} as Shop;

const head = (url: string): Head => ({
  title: `Title of ${url}`,
  description: 'About it',
  canonicalPath: url,
  alternates: null,
  og: { type: 'website' },
  jsonLd: [{ '@type': 'Thing' }],
  preload: [],
});

type Page = { url: string; answers: Answers; head: Head; redirect: string | null };

const asked = vi.fn(async (key: string) => ({ status: 200, body: key }));
const drawn = vi.fn((page: Page) => {
  document
    .getElementById('main')
    ?.replaceChildren(Object.assign(document.createElement('h1'), { textContent: page.url }));
});

document.body.innerHTML = '<nav></nav><main id="main"><h1>First</h1></main>';
Object.assign(window, { scrollTo: vi.fn(), matchMedia: () => ({ matches: true }) });
window.history.replaceState(null, '', '/en/?utm_source=news&page=3');
const { navigateTo } = startBrowser<Page>({
  shop,
  answers: createAnswerStore(asked),
  ready: async () => undefined,
  turnedAway: () => null,
  bar: createLoadingBar(),
  plan: (url) => (url.startsWith('/server') ? null : [`/api${url}`]),
  load: (url, answers) => ({ url, answers, head: head(url), redirect: url.startsWith('/old') ? '/new' : null }),
  draw: drawn,
});

/** Clicks a link and says whether the browser was kept from following it. */
function click(attributes: Record<string, string>, init: MouseEventInit = {}): boolean {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.querySelector('nav')?.replaceChildren(link);
  // What the shop leaves alone must not be followed by the test's browser either.
  let kept = false;
  const last = (event: Event) => {
    kept = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }));
  return kept;
}

const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  asked.mockClear();
  drawn.mockClear();
  window.dataLayer = [];
});

describe('a click on a link of the shop', () => {
  it('shows the page with its address, title, focus and page view, and takes the campaign along', async () => {
    expect(click({ href: '/en/brands' })).toBe(true);
    await vi.waitFor(() => expect(drawn).toHaveBeenCalled());
    expect(address()).toBe('/en/brands?utm_source=news');
    expect(asked.mock.calls).toEqual([['/api/brands?utm_source=news']]);
    expect(document.title).toBe('Title of /brands?utm_source=news');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toContain(
      'https://si.example/en/brands',
    );
    expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
    expect(document.activeElement?.tagName).toBe('H1');
    expect(window.dataLayer).toMatchObject([{ event: 'page_view', page_path: '/en/brands' }]);
  });

  it('follows a page that has moved, without a step in the history', async () => {
    const before = window.history.length;
    navigateTo('/old');
    await vi.waitFor(() => expect(drawn).toHaveBeenCalled());
    expect(address()).toBe('/en/new?utm_source=news');
    expect(window.history.length - before).toBeLessThanOrEqual(1);
  });

  it('shows only the last of two quick navigations', async () => {
    navigateTo('/first');
    navigateTo('/second');
    await vi.waitFor(() => expect(drawn).toHaveBeenCalled());
    expect(drawn.mock.calls.map(([page]) => page.url)).toEqual(['/second?utm_source=news']);
  });

  it('keeps focus and scroll for a choice within the page', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    vi.mocked(window.scrollTo).mockClear();
    navigateTo('/second?size=M', { keep: true, replace: true });
    await vi.waitFor(() => expect(drawn).toHaveBeenCalled());
    expect(document.activeElement).toBe(field);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('goes back to a page that was shown before', async () => {
    navigateTo('/third');
    await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(1));
    window.history.back();
    await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(2));
    expect(drawn.mock.calls[1]?.[0].url).toBe('/second?size=M&utm_source=news');
  });
});

describe('what is left to the browser', () => {
  it.each([
    ['another language', { href: '/de/brands' }, {}],
    ['a path outside of the locale', { href: '/brands' }, {}],
    ['another host', { href: 'https://elsewhere.example/en/brands' }, {}],
    ['a new tab', { href: '/en/brands', target: '_blank' }, {}],
    ['a download', { href: '/en/brands', download: '' }, {}],
    ['a link that asks for a reload', { href: '/en/brands', 'data-reload': '' }, {}],
    ['a click with a modifier', { href: '/en/brands' }, { metaKey: true }],
    ['the middle button', { href: '/en/brands' }, { button: 1 }],
  ])('%s', (_what, attributes, init) => {
    expect(click(attributes as Record<string, string>, init)).toBe(false);
    expect(drawn).not.toHaveBeenCalled();
  });
});
