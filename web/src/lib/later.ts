// What can wait until the page works: word of a lost network, of a new release, and of a shop in the visitor's own language.
import type { Translate } from './i18n';
import { offerLanguage } from './languageOffer';
import { showNotice } from './notices';
import { watchRelease } from './release';
import type { Shop } from './shop';

/** `entry` is the address of the script that this document began with. */
export function startLater(shop: Shop, t: Translate, entry: string): void {
  window.addEventListener('offline', () => showNotice(t('shop-offline'), false));
  window.addEventListener('online', () => showNotice(t('shop-online')));
  watchRelease(new URL(entry).pathname, () =>
    showNotice(t('update-ready'), true, { label: t('update-load'), run: () => window.location.reload() }),
  );
  void offerLanguage(shop, () => t('close'));
}
