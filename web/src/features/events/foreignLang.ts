// The `lang` attribute for a text that is not in the page's language, for screen readers.
import { useShop } from '@/lib/shop';

export function useForeignLang(locale: string): string | undefined {
  const { language } = useShop();
  return locale === language.locale ? undefined : locale;
}
