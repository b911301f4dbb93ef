// Code that runs after the page is interactive: notices of a lost network and of a new release.
import type { Translate } from './i18n';
import { showNotice } from './notices';
import { watchRelease } from './release';

/** `entry` is the URL of the script that this document was loaded with. */
export function startDeferred(t: Translate, entry: string): void {
  window.addEventListener('offline', () => showNotice(t('shop-offline'), false));
  window.addEventListener('online', () => showNotice(t('shop-online')));
  watchRelease(new URL(entry).pathname, () =>
    showNotice(t('update-ready'), true, { label: t('update-load'), run: () => window.location.reload() }),
  );
}
