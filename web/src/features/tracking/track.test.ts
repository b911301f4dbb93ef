// @vitest-environment jsdom
// Nothing is stored or sent before consent; then it is sent once, with the parameters of the URL.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Shop } from '@/lib/shop';

const slovenia = { countryCode: 'SI', countryId: 3, gtmId: null, needsConsent: true } as unknown as Shop;
const bangladesh = { countryCode: 'BD', countryId: 1, gtmId: null, needsConsent: false } as unknown as Shop;
const link = 'https://vitrina.example/en/product/tee?ref=NIKA&adid=31&utm_source=mail&token=secret';
const sent = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'));

const cookies = () => document.cookie.split('; ').filter(Boolean).sort();
const click = (index = 0) => JSON.parse(String(sent.mock.calls[index]?.[1].body));
/** Modules of the current document. */
let lib: typeof import('@/lib/consent');
const answer = (marketing: boolean) =>
  lib.consent.set({
    version: lib.consentVersion,
    analytics: false,
    marketing,
    decidedAt: new Date().toISOString(),
    receipt: null,
  });

/** Opens a URL as a new document: modules are loaded anew. */
async function open(shop: Shop, address: string): Promise<void> {
  vi.resetModules();
  lib = await import('@/lib/consent');
  const { track } = await import('./track');
  track(shop, address);
}

beforeEach(async () => {
  vi.stubGlobal('fetch', sent);
  vi.resetModules();
  lib = await import('@/lib/consent');
});
afterEach(() => {
  sent.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of cookies()) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the code under test writes them.
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
  }
});

it('is kept in memory until a choice, and reported at once afterwards', async () => {
  await open(slovenia, link);
  expect([cookies(), sent.mock.calls.length, sessionStorage.length, localStorage.length]).toEqual([[], 0, 0, 0]);
  expect(lib.isConsentAsked(slovenia)).toBe(true);
  answer(true);
  expect(sent).toHaveBeenCalledOnce();
  expect(cookies().map((cookie) => cookie.split('=')[0])).toEqual(['affiliate_code', 'affiliate_session', 'utm_query']);
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe('/api/affiliate/track-click');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
  expect(click()).toMatchObject({
    affiliateCode: 'NIKA',
    affiliateId: null,
    affiliateDiscountId: 31,
    ipAddress: null,
    landingPage: 'https://vitrina.example/en/product/tee',
    source: 'direct_link',
    countryId: 3,
    city: null,
    utmSource: 'mail',
    utmTerm: null,
  });
  expect(click().sessionId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(JSON.stringify(click())).not.toContain('secret');
});

it('stores and reports nothing after a refusal, and deletes stored values', async () => {
  await open(bangladesh, link);
  expect(cookies()).toHaveLength(3);
  sent.mockClear();
  sessionStorage.clear();
  answer(false);
  expect(cookies()).toEqual([]);
  await open(bangladesh, link);
  await open(slovenia, link);
  expect([cookies(), sent.mock.calls.length]).toEqual([[], 0]);
});

it('needs no consent where no law requires it', async () => {
  await open(bangladesh, link);
  expect(sent).toHaveBeenCalledOnce();
  expect(cookies()).toHaveLength(3);
});

it('reports a click once per page session, and another link again', async () => {
  answer(true);
  await open(slovenia, link);
  await open(slovenia, link);
  await open(slovenia, 'https://vitrina.example/en');
  expect(sent).toHaveBeenCalledOnce();
  await open(slovenia, 'https://vitrina.example/en?ref=MAJA');
  expect(sent).toHaveBeenCalledTimes(2);
  expect(click(1)).toMatchObject({ affiliateCode: 'MAJA', affiliateDiscountId: null, utmSource: 'mail' });
  expect(click(1).sessionId).toBe(click().sessionId);
});

it('keeps a campaign until another one comes', async () => {
  answer(true);
  await open(slovenia, 'https://vitrina.example/en?utm_source=mail&utm_term=tee');
  await open(slovenia, 'https://vitrina.example/en?ref=NIKA&src=bio');
  expect(click(1)).toMatchObject({ affiliateCode: 'NIKA', source: 'bio', utmSource: 'mail', utmTerm: 'tee' });
  await open(slovenia, 'https://vitrina.example/en?utm_source=social');
  expect(click(2)).toMatchObject({ utmSource: 'social', utmTerm: null });
});

it('reports the time on the page once, and not after a refusal', async () => {
  vi.useFakeTimers();
  answer(true);
  await open(slovenia, link);
  vi.advanceTimersByTime(4_000);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(sent.mock.calls.map(([url]) => url)).toEqual([
    '/api/affiliate/track-click',
    '/api/affiliate/track-conversion',
  ]);
  expect(click(1)).toEqual({ sessionId: click().sessionId, secondsOnPage: 4 });
  sessionStorage.clear();
  sent.mockClear();
  await open(slovenia, link);
  answer(false);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('reports no visits without a link', async () => {
  answer(true);
  await open(slovenia, 'https://vitrina.example/en?color=rust&src=bio');
  expect([cookies(), sent.mock.calls.length]).toEqual([[], 0]);
});

it('ignores errors', async () => {
  answer(true);
  sent.mockRejectedValueOnce(new Error('no network'));
  await open(slovenia, link);
  await Promise.resolve();
  expect(sent).toHaveBeenCalledOnce();
});

it('is loaded for visits by a link, also later ones', async () => {
  vi.resetModules();
  const track = vi.fn();
  vi.doMock('./track', () => ({ track }));
  const { startTracking } = await import('./gate');
  const followed = () => track.mock.calls.map(([, address]) => address);
  const links = ['https://a.example/en?amp%3Butm_medium=mail', 'https://a.example/en?x=1&amp%3Bref%3DNIKA'];
  for (const address of ['https://a.example/en', 'https://a.example/en?color=rust&page=2', ...links])
    startTracking(slovenia, address);
  await vi.waitFor(() => expect(followed()).toEqual(links));
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test writes them.
  document.cookie = 'affiliate_session=1; Path=/';
  startTracking(slovenia, 'https://a.example/en');
  await vi.waitFor(() => expect(followed()).toEqual([...links, 'https://a.example/en']));
  vi.doUnmock('./track');
});
