// Whether the server has a newer release than this document came from: its build manifest is asked for now and then.

/** How often, and how long after the page was found busy. */
export const pollEvery = 10 * 60 * 1000;
export const tryAgain = 30 * 1000;

/** The script that documents of the server's release begin with; null when it cannot be had. */
async function currentEntry(): Promise<string | null> {
  const response = await fetch('/assets/build.json', { cache: 'no-store' }).catch(() => null);
  const manifest = response?.ok ? ((await response.json().catch(() => null)) as { entry?: unknown } | null) : null;
  return typeof manifest?.entry === 'string' ? manifest.entry : null;
}

/** Forms that have had input since they were last sent, by the page on which they had it. */
const begun = new Map<HTMLFormElement, string>();
const page = () => window.location.pathname + window.location.search;

/** Notes which forms are begun, and which are sent. */
function watchForms(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof HTMLElement && 'form' in target ? (target.form as HTMLFormElement | null) : null;
    if (form) begun.set(form, page());
  });
  document.addEventListener('submit', ({ target }) => begun.delete(target as HTMLFormElement), true);
}

/** What was sent and refused is to be mended: it says what is wrong. */
const refused = '[data-summary], form [aria-invalid="true"]';

function isFillingIn(): boolean {
  for (const [form, where] of begun) if (!form.isConnected || where !== page()) begun.delete(form);
  return begun.size > 0 || document.querySelector(refused) !== null;
}

/** Somebody who fills in a form, orders or has a dialog open is not to be disturbed. */
export function isBusy(): boolean {
  const { activeElement } = document;
  const isTyping = activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  const isOrdering = /\/checkout(\/|$)/i.test(window.location.pathname);
  return isTyping || isFillingIn() || isOrdering || document.querySelector('dialog[open]') !== null;
}

/** Calls `offer` once, when there is another release than that of the script `own`, and nobody is busy. */
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
