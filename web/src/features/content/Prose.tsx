// HTML rendered and sanitised by the server, at a readable line length.
import { useShop } from '@/lib/shop';

type Props = { html: string; locale?: string; className?: string };

export function Prose({ html, locale, className = '' }: Props) {
  const lang = useForeignLang(locale);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it.
  return <div className={`prose ${className}`} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The `lang` attribute for a text that is not in the page's language, for screen readers. */
export function useForeignLang(locale: string | undefined): string | undefined {
  const { language } = useShop();
  return locale && locale !== language.locale ? locale : undefined;
}
