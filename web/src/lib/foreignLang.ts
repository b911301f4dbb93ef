// The `lang` attribute for a text that is not in the page's language, for screen readers.
import { useShop } from './shop';

export function useForeignLang(locale: string | undefined): string | undefined {
  const { language } = useShop();
  return locale && locale !== language.locale ? locale : undefined;
}
