// The visitor's consent to tags. Google's consent mode is set to "denied" before anything else, and updated with every choice.
import { findLostAddress, guardAddressBar } from './addressBar';
import { gtag } from './analytics';
import type { Shop } from './shop';
import { shared } from './storage';

export const consentKey = 'vitrina.consent';
/** The version of the consent question. A new version asks everybody again; the server has the same constant. */
export const consentVersion = 1;
/** How long a choice is valid. */
const lifetime = 365 * 24 * 60 * 60 * 1000;

export type Purposes = { analytics: boolean; marketing: boolean };
/** `receipt` identifies the record that the server keeps, once it is known. */
export type Consent = Purposes & { version: number; decidedAt: string; receipt: string | null };

export const consent = shared<Consent | null>(consentKey, readConsent);

function readConsent(stored: unknown): Consent | null {
  const found = stored as Consent | null;
  if (typeof found !== 'object' || found?.version !== consentVersion) return null;
  const isOld = !(Date.now() - Date.parse(found.decidedAt) < lifetime);
  return isOld || typeof found.analytics !== 'boolean' || typeof found.marketing !== 'boolean' ? null : found;
}

const value = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** The four signals of consent mode, version 2. */
export function signals({ analytics, marketing }: Purposes): Gtag.ConsentParams {
  return {
    ad_storage: value(marketing),
    ad_user_data: value(marketing),
    ad_personalization: value(marketing),
    analytics_storage: value(analytics),
  };
}

/**
 * Runs before the router, the first event and any tag: removes private parameters from the address bar, sets everything to
 * denied, then applies the choice of an earlier visit.
 */
export function startConsent({ gtmId }: Shop): void {
  findLostAddress();
  if (!gtmId) return;
  guardAddressBar();
  gtag('consent', 'default', signals({ analytics: false, marketing: false }));
  const chosen = consent.get();
  if (chosen) applyConsent(gtmId, chosen);
}

/** Loads the tag manager once something is allowed. */
export function applyConsent(gtmId: string, chosen: Purposes): void {
  gtag('consent', 'update', signals(chosen));
  if (!chosen.analytics && !chosen.marketing) return;
  // If the chunk cannot be loaded, nothing is measured.
  void import('./tagManager').then(
    ({ loadTagManager }) => loadTagManager(gtmId),
    () => {},
  );
}

/** Whether the partner or campaign of a visit may be stored. An explicit choice applies in every country. */
export function mayStoreAttribution({ needsConsent }: Pick<Shop, 'needsConsent'>): boolean {
  return consent.get()?.marketing ?? !needsConsent;
}

/**
 * Whether the consent banner is shown: opened again by the visitor, or unanswered while a tag or a tracking link needs consent.
 */
export function isConsentAsked({ gtmId }: Shop): boolean {
  return isAsked || ((gtmId !== null || isWanted) && consent.get() === null);
}

let isAsked = false;
let isWanted = false;
const listeners = new Set<() => void>();

/** Whether the banner is open although the question was answered, so that the visitor can change the choice. */
export const consentQuestion = {
  isOpen: () => isAsked,
  set: (next: boolean) => {
    isAsked = next;
    for (const listener of listeners) listener();
  },
  /** Marks that this visit's tracking link needs consent, in countries that require it. */
  want: ({ needsConsent }: Shop) => {
    isWanted = needsConsent;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    const stop = consent.subscribe(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  },
};
