// @vitest-environment jsdom
// No tag is loaded before consent or after a rejection; the choice is stored, passed to consent mode, and recorded by the server.
// The banner links to the shop's page about cookies, if there is one.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Navigation, PageLink } from '@/api/types';
import { consent, consentKey, consentQuestion, startConsent } from '@/lib/consent';
import { I18nProvider } from '@/lib/i18n';
import { idsAsMessages } from '@/lib/i18n.testing';
import { openShop, type Shop, ShopProvider } from '@/lib/shop';
import { until } from '@/lib/until.testing';
import { ConsentGate } from './ConsentGate';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const shop = { gtmId: 'GTM-ABC1', prefix: '', language: { id: 1 } } as Shop;
const sent = vi.fn(async (_url: string, _init: RequestInit) => ({
  ok: true,
  status: 200,
  headers: new Headers(),
  json: async () => ({ isSuccess: true, message: '', data: { receipt: 'r1' } }),
}));
let root: Root | undefined;

const commands = () =>
  (window.dataLayer ?? []).flatMap((one) =>
    Object.prototype.toString.call(one) === '[object Arguments]' ? [[...(one as unknown[])]] : [],
  );
const tags = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);
/** Waits until the banner is there, or is closed. */
const shown = (isOpen: boolean) => until(() => expect(document.querySelector('section') !== null).toBe(isOpen));

/** A menu with these pages about the shop. */
const withPages = (...company: PageLink[]) => ({ pages: { help: [], company } }) as unknown as Navigation;

async function open(own: Shop = shop, navigation: Navigation | null = null, isAsked = true): Promise<void> {
  act(() => root?.unmount());
  document.body.innerHTML = '<main id="main" tabindex="-1"></main><div id="app"></div>';
  root = createRoot(document.getElementById('app') as HTMLElement);
  act(() =>
    root?.render(
      <ShopProvider shop={own}>
        <I18nProvider i18n={idsAsMessages}>
          <ConsentGate navigation={navigation} />
        </I18nProvider>
      </ShopProvider>,
    ),
  );
  await act(() => import('./ConsentBanner'));
  await shown(isAsked);
}

beforeEach(() => {
  window.dataLayer = [];
  localStorage.clear();
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
  openShop(shop);
});
afterEach(() => {
  act(() => root?.unmount());
  for (const script of document.querySelectorAll('script')) script.remove();
  consentQuestion.set(false);
});

it('denies all four signals first, and loads no tag before a choice', async () => {
  startConsent(shop);
  await open();
  const denied = 'denied';
  expect(commands()).toEqual([
    [
      'consent',
      'default',
      { ad_storage: denied, ad_user_data: denied, ad_personalization: denied, analytics_storage: denied },
    ],
  ]);
  expect(tags()).toEqual([]);
  expect(button('consent-accept')?.className).toBe(button('consent-refuse')?.className);
});

it('stores a refusal, loads no tag and does not ask again', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a tag would have left.
  document.cookie = '_ga=1; Path=/';
  await open();
  act(() => button('consent-refuse')?.click());
  await shown(false);
  expect(document.activeElement?.id).not.toBe('app');
  expect(tags()).toEqual([]);
  expect(document.cookie).not.toContain('_ga');
  await until(() =>
    expect(consent.get()).toMatchObject({ version: 1, analytics: false, marketing: false, receipt: 'r1' }),
  );
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toContain('/api/consent');
  expect(JSON.parse(String(init?.body))).toEqual({ version: 1, analytics: false, marketing: false });
  await open(shop, null, false);
});

it("grants the chosen purposes, and loads the country's tag manager once", async () => {
  await open();
  button('consent-choose')?.focus();
  act(() => button('consent-choose')?.click());
  const [necessary, analytics, marketing] = document.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  expect(document.activeElement).toBe(analytics);
  expect([necessary?.checked, necessary?.disabled, analytics?.checked, marketing?.checked]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  act(() => analytics?.click());
  act(() => button('consent-save')?.click());
  await until(() => expect(tags()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1']));
  expect(commands().at(-1)?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
  act(() => consentQuestion.set(true));
  await shown(true);
  act(() => button('consent-accept')?.click());
  await shown(false);
  expect(commands().at(-1)?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'granted' });
  expect(tags()).toHaveLength(1);
});

it('links to the shop’s page about cookies at its own path, and to none where there is no such page', async () => {
  const terms = { key: 'terms', name: 'Terms', path: '/terms' };
  const cookies = { key: 'cookies', name: 'Piškotki', path: '/piskotki' };
  const links = () => [...document.querySelectorAll('section a')].map((link) => link.getAttribute('href'));
  await open(shop, withPages(terms, cookies));
  expect(links()).toEqual(['/piskotki']);
  for (const navigation of [withPages(terms), null]) {
    await open(shop, navigation);
    expect(links()).toEqual([]);
  }
});

it('does not ask where a country has no tags, and asks again after a new version or a year', async () => {
  await open({ ...shop, gtmId: null }, null, false);
  const answer = { version: 1, analytics: true, marketing: true, receipt: null };
  for (const [stored, isKnown] of [
    [{ ...answer, decidedAt: new Date().toISOString() }, true],
    [{ ...answer, version: 0, decidedAt: new Date().toISOString() }, false],
    [{ ...answer, decidedAt: '2020-01-01T00:00:00Z' }, false],
    ['nonsense', false],
  ] as const) {
    localStorage.setItem(consentKey, JSON.stringify(stored));
    expect(consent.get() !== null, JSON.stringify(stored)).toBe(isKnown);
  }
});
