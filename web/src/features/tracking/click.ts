// Reports a click on a partner's link to the server: once per tracking session, without waiting for the response; a failure does
// not affect the page.
import type { components } from '@/api/generated';
import { type Mutation, send } from '@/api/send';
import type { Shop } from '@/lib/shop';
import { readVisit, type StoredVisit } from './cookies';
import { browserOf, deviceOf, systemOf } from './device';
import type { Arrival } from './query';

const sentKey = 'vitrina.click';
/** Fallback for the document's lifetime when session storage is blocked. */
let sentHere = '';

/** A click needs a session, and a partner's code or a campaign. */
function isTrackable({ session, code, campaign }: StoredVisit): boolean {
  return session !== null && (code !== null || Object.keys(campaign).length > 0);
}

/** `arrival` has what is not stored beyond this page: the discount, and the position of the link. */
export function sendClickOnce(shop: Shop, address: string, visit: StoredVisit, arrival: Arrival): void {
  if (!isTrackable(visit)) return;
  const mark = JSON.stringify([visit.code, visit.campaign]);
  if (lastSent() === mark) return;
  noteSent(mark);
  post(send('post', '/api/affiliate/track-click', { body: clickOf(shop, address, visit, arrival) }));
  sendTimeOnPage(visit.session);
}

/** Not awaited; errors are ignored. `keepalive` sends it even while the page is unloading, and no credentials are included. */
function post({ method, path, body }: Mutation): void {
  const headers = { 'content-type': 'application/json' };
  fetch(path, { method, body: JSON.stringify(body), headers, keepalive: true, credentials: 'omit' }).catch(() => {});
}

/** In seconds: after this time the page counts as read. */
const longEnough = 10;

/** The time for which the page was visible, until it is hidden, up to `longEnough`. */
function sendTimeOnPage(sessionId: string | null): void {
  const start = Date.now();
  let timer = 0;
  const report = () => {
    if (timer === 0) return;
    clearTimeout(timer);
    timer = 0;
    document.removeEventListener('visibilitychange', report);
    const secondsOnPage = Math.min(longEnough, Math.round((Date.now() - start) / 1000));
    // Not sent if consent was withdrawn meanwhile.
    if (readVisit().session === sessionId)
      post(send('post', '/api/affiliate/track-conversion', { body: { sessionId, secondsOnPage } }));
  };
  timer = window.setTimeout(report, longEnough * 1000);
  document.addEventListener('visibilitychange', report);
}

type Click = components['schemas']['AffiliateClick'];

/** The URL without its query, which may contain secrets of other pages. */
function clickOf(shop: Shop, address: string, { session, code, campaign }: StoredVisit, arrival: Arrival): Click {
  const { userAgent, maxTouchPoints } = navigator;
  const { origin, pathname } = new URL(address);
  const from = document.referrer;
  return {
    affiliateCode: code,
    affiliateId: null,
    affiliateDiscountId: arrival.discountId,
    sessionId: session ?? '',
    ipAddress: null,
    userAgent,
    referrerUrl: from && !from.startsWith(`${origin}/`) ? from : null,
    landingPage: origin + pathname,
    source: arrival.source ?? 'direct_link',
    countryId: shop.countryId,
    city: null,
    deviceType: deviceOf(userAgent, maxTouchPoints),
    browser: browserOf(userAgent),
    os: systemOf(userAgent, maxTouchPoints),
    utmSource: campaign.utm_source ?? null,
    utmMedium: campaign.utm_medium ?? null,
    utmCampaign: campaign.utm_campaign ?? null,
    utmContent: campaign.utm_content ?? null,
    utmTerm: campaign.utm_term ?? null,
  };
}

function lastSent(): string {
  try {
    return sessionStorage.getItem(sentKey) ?? sentHere;
  } catch {
    return sentHere;
  }
}

function noteSent(mark: string): void {
  sentHere = mark;
  try {
    sessionStorage.setItem(sentKey, mark);
  } catch {
    // Kept in memory for this document.
  }
}
