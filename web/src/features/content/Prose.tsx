// HTML rendered and sanitised by the server, at a readable line length.
import { useForeignLang } from '@/lib/foreignLang';

type Props = { html: string; locale?: string; className?: string };

export function Prose({ html, locale, className = '' }: Props) {
  const lang = useForeignLang(locale);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it.
  return <div className={`prose ${className}`} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
