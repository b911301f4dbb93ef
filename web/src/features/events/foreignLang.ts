// For screen readers: the language of a text that is not in the page's.
import { useShop } from '@/lib/shop';

export function useForeignLang(locale: string): string | undefined {
  const { language } = useShop();
  return locale === language.locale ? undefined : locale;
}
