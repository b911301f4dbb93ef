// Whether the server has a newer release than the one of this document: its build manifest is polled.

/** The polling interval, and the delay when the visitor was busy; in milliseconds. */
export const pollEvery = 10 * 60 * 1000;
export const tryAgain = 30 * 1000;

/** The entry script of the server's current release; null when it cannot be fetched. */
async function currentEntry(): Promise<string | null> {
  const response = await fetch('/assets/build.json', { cache: 'no-store' }).catch(() => null);
  const manifest = response?.ok ? ((await response.json().catch(() => null)) as { entry?: unknown } | null) : null;
  return typeof manifest?.entry === 'string' ? manifest.entry : null;
}

/** Forms with input since their last submission, with the path of the page. */
const begun = new Map<HTMLFormElement, string>();
const page = () => window.location.pathname + window.location.search;

/** Tracks which forms have input, and which are submitted. */
function watchForms(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof HTMLElement && 'form' in target ? (target.form as HTMLFormElement | null) : null;
    if (form) begun.set(form, page());
  });
  document.addEventListener('submit', ({ target }) => begun.delete(target as HTMLFormElement), true);
}

/** A rejected form, which still shows its errors. */
const refused = '[data-summary], form [aria-invalid="true"]';

function isFillingIn(): boolean {
  for (const [form, where] of begun) if (!form.isConnected || where !== page()) begun.delete(form);
  return begun.size > 0 || document.querySelector(refused) !== null;
}

/** A visitor who fills in a form, is in the checkout or has a dialog open must not be interrupted. */
function isBusy(): boolean {
  const { activeElement } = document;
  const isTyping = activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  const isOrdering = /\/checkout(\/|$)/i.test(window.location.pathname);
  return isTyping || isFillingIn() || isOrdering || document.querySelector('dialog[open]') !== null;
}

/** Calls `offer` once, when the current release differs from that of the script `own` and the visitor is not busy. */
export function watchRelease(own: string, offer: () => void, entry = currentEntry): void {
  watchForms();
  let isNew = false;
  const turn = async () => {
    if (!isNew && !document.hidden) {
      const now = await entry();
      isNew = now !== null && now !== own;
    }
    if (isNew && !isBusy() && !document.hidden) return offer();
    setTimeout(turn, isNew ? tryAgain : pollEvery);
  };
  setTimeout(turn, pollEvery);
}
