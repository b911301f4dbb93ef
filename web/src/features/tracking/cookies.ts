// The attribution cookies of a visit by a partner's or campaign's link. None is written before tracking is permitted.
import { readCookie, writeCookie } from '@/lib/cookies';
import { arrivalOf, type Campaign, campaignQuery } from './query';

const month = 30 * 24 * 60 * 60;
const names = { session: 'affiliate_session', code: 'affiliate_code', campaign: 'utm_query' } as const;
const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export type StoredVisit = { session: string | null; code: string | null; campaign: Campaign };

/** The values stored by this or an earlier visit. */
export function readVisit(): StoredVisit {
  const session = read(names.session);
  return {
    session: uuid4.test(session) ? session : null,
    code: read(names.code) || null,
    campaign: arrivalOf(read(names.campaign)).campaign,
  };
}

/** A new code replaces the previous one; a campaign is replaced as a whole, and only by another campaign. */
export function storeVisit({ code, campaign }: Pick<StoredVisit, 'code' | 'campaign'>): void {
  write(names.session, readVisit().session ?? newSession(), month);
  if (code) write(names.code, code, month);
  const query = campaignQuery(campaign);
  if (query) write(names.campaign, query, month);
}

export function deleteCookies(): void {
  for (const name of Object.values(names)) if (read(name)) write(name, '', 0);
}

/** `crypto.randomUUID` is not available over plain HTTP. */
function newSession(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function read(name: string): string {
  try {
    return decodeURIComponent(readCookie(name));
  } catch {
    return '';
  }
}

function write(name: string, value: string, seconds: number): void {
  writeCookie(name, encodeURIComponent(value), seconds);
}
