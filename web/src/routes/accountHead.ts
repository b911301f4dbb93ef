// The head of account and order pages: none is indexed by search engines.
import { plainHead, sharedPathAlternates } from '@/lib/heads';
import type { Translate } from '@/lib/i18n';
import type { Head, LoadedPage } from '@/lib/page';

export function accountHead(title: (t: Translate, page: LoadedPage) => string) {
  return (page: LoadedPage): Head => {
    const { navigation, t, path } = page;
    return {
      ...plainHead(t('account-meta-title', { title: title(t, page) }), '', path),
      robots: 'noindex',
      siblings: sharedPathAlternates(path, navigation),
    };
  };
}
