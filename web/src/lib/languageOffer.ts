// A first visit in another language: one quiet line that leads to the shop in the visitor's own. Nobody is sent anywhere.
import type { Navigation } from '@/api/types';
import { languageCookie } from './cookies';
import { withoutPrefix, withPrefix } from './paths';
import type { Shop } from './shop';

const seenKey = 'vitrina.language-offered';

export type Offer = { href: string; name: string; locale: string };

const base = (locale: string) => locale.toLowerCase().split('-')[0];

/**
 * What to offer to somebody whose browser prefers `wanted`, best first: the language here, else the country that speaks it. Null
 * for whoever reads the page's language.
 */
export function offerFor(
  wanted: readonly string[],
  shop: Shop,
  countries: Navigation['countries'],
  path: string,
): Offer | null {
  for (const locale of wanted) {
    const [language, region] = [base(locale), locale.split('-')[1]?.toUpperCase()];
    if (language === base(shop.language.locale)) return null;
    const here = shop.languages.find((one) => base(one.locale) === language);
    if (here) return { href: withPrefix(here.prefix, path), name: here.name, locale: here.locale };
    const spoken = countries.filter((one) => base(one.locale) === language);
    const there = spoken.find((one) => one.code === region) ?? spoken[0];
    if (there) return { href: `${there.url}/`, name: there.name, locale: there.locale };
  }
  return null;
}

/** Once a browser; not to crawlers, and not to somebody who has chosen a language. */
export async function offerLanguage(shop: Shop, closeLabel: () => string): Promise<void> {
  if (languageCookie() || navigator.webdriver || wasSeen()) return;
  const wanted = navigator.languages ?? [];
  if (wanted.length === 0 || base(wanted[0] ?? '') === base(shop.language.locale)) return;
  const response = await fetch('/api/navigation', { headers: { accept: 'application/json' } }).catch(() => null);
  const answer = response?.ok ? ((await response.json().catch(() => null)) as { data?: Navigation } | null) : null;
  const path = withoutPrefix(shop.prefix, window.location.pathname) ?? '/';
  const offer = offerFor(wanted, shop, answer?.data?.countries ?? [], path);
  if (offer) show(offer, closeLabel);
}

function wasSeen(): boolean {
  try {
    return localStorage.getItem(seenKey) !== null;
  } catch {
    return true;
  }
}

function show({ href, name, locale }: Offer, closeLabel: () => string): void {
  // One question at a time: consent is asked in the same place.
  if (document.querySelector('.offer')) return;
  const bar = document.createElement('aside');
  bar.className = 'offer';
  const row = document.createElement('div');
  row.className = 'wrap flex items-center justify-between gap-4 py-2';
  const link = Object.assign(document.createElement('a'), {
    href,
    textContent: `${name} →`,
    lang: locale,
    hreflang: locale,
  });
  link.className = 'link inline-flex min-h-(--hit) items-center';
  link.dataset.reload = '';
  link.dataset.carry = '';
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: '×' });
  close.className = 'icon-btn';
  close.setAttribute('aria-label', closeLabel());
  const done = () => {
    try {
      localStorage.setItem(seenKey, '1');
    } catch {
      // It is offered again, then.
    }
    bar.remove();
  };
  close.addEventListener('click', done);
  link.addEventListener('click', done);
  row.append(link, close);
  bar.append(row);
  // Outside of what React draws.
  document.body.append(bar);
}
