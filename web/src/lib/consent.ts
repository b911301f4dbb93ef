// What a visitor agreed to: which tags may run. Google's consent mode is told "no" before anything else, and of every choice.
import { findLostAddress, guardAddressBar } from './addressBar';
import { gtag } from './analytics';
import type { Shop } from './shop';
import { shared } from './storage';

export const consentKey = 'vitrina.consent';
/** Of the question. A new one is asked of everybody again; the server knows it, too. */
export const consentVersion = 1;
/** How long an answer stands. */
const lifetime = 365 * 24 * 60 * 60 * 1000;

export type Purposes = { analytics: boolean; marketing: boolean };
/** `receipt` names the proof that the server keeps, once it is known. */
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
 * Before the router, the first event and any tag: nothing private in the address bar, all denied, then what was chosen on an earlier visit.
 */
export function startConsent({ gtmId }: Shop): void {
  findLostAddress();
  if (!gtmId) return;
  guardAddressBar();
  gtag('consent', 'default', signals({ analytics: false, marketing: false }));
  const chosen = consent.get();
  if (chosen) applyConsent(gtmId, chosen);
}

/** The tag manager is loaded once something is allowed. */
export function applyConsent(gtmId: string, chosen: Purposes): void {
  gtag('consent', 'update', signals(chosen));
  if (!chosen.analytics && !chosen.marketing) return;
  // Without its code nothing is measured, which harms nobody.
  void import('./tagManager').then(
    ({ loadTagManager }) => loadTagManager(gtmId),
    () => {},
  );
}

/** Whether the link that a visitor came by may be remembered. Who has answered is heard everywhere. */
export function mayFollow({ needsConsent }: Pick<Shop, 'needsConsent'>): boolean {
  return consent.get()?.marketing ?? !needsConsent;
}

/** Whether the question is to be seen: opened again, or not answered yet where a tag or the link of a visit waits for it. */
export function isConsentAsked({ gtmId }: Shop): boolean {
  return isAsked || ((gtmId !== null || isWanted) && consent.get() === null);
}

let isAsked = false;
let isWanted = false;
const listeners = new Set<() => void>();

/** Whether the question is open although it has been answered: somebody wants to change the answer. */
export const consentQuestion = {
  isOpen: () => isAsked,
  set: (next: boolean) => {
    isAsked = next;
    for (const listener of listeners) listener();
  },
  /** The link of this visit waits for an answer, where one is needed. */
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
