// Shown on a first visit by a browser with another preferred language: a link to this page in that language. Visitors are never
// redirected.
import type { Navigation } from '@/api/types';
import { leaveFocusToMain } from '@/lib/focus';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { useShop } from '@/lib/shop';
import { Icon } from '@/ui/Icon';
import { isLanguageOffered } from './languageOffered';
import { offerFor } from './offer';

export function LanguageOffer({ navigation }: { navigation: Navigation | null }) {
  const t = useT();
  const shop = useShop();
  const page = usePage();
  const offer = offerFor(navigator.languages, shop, navigation?.countries ?? [], page);
  if (!offer) return null;
  const { href, name, locale } = offer;
  const done = () => isLanguageOffered.set(true);
  return (
    <aside ref={leaveFocusToMain} className="offer" aria-label={t('language-title')}>
      <div className="wrap flex items-center justify-between gap-4 py-2">
        <a
          href={href}
          hrefLang={locale}
          lang={locale}
          className="link inline-flex min-h-(--hit) items-center"
          onClick={done}
          data-reload=""
          data-carry=""
        >
          {name} →
        </a>
        <button type="button" className="icon-btn" aria-label={t('close')} onClick={done}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
