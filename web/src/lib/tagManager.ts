// Google Tag Manager: its script, and the removal of its tags' cookies when consent is withdrawn.
import { push } from './analytics';

const valid = /^GTM-[A-Z0-9]+$/;
let isLoaded = false;

/** Runs once per document. An invalid id loads nothing. */
export function loadTagManager(id: string): void {
  if (isLoaded || !valid.test(id)) return;
  isLoaded = true;
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

const analyticsCookies = /^_ga(_|$)/;
const marketingCookies = /^(_gcl_|_gac_|FPGCL)/;

/** Removes the cookies of purposes that are no longer allowed, on this host and its parent domains. */
export function deleteTagCookies(allowed: { analytics: boolean; marketing: boolean }): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  const gone = names.filter(
    (name) =>
      (!allowed.analytics && analyticsCookies.test(name)) || (!allowed.marketing && marketingCookies.test(name)),
  );
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of gone) {
    for (const domain of ['', ...domains.map((one) => `; Domain=${one}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari.
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}
