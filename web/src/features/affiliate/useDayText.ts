// Days as the language writes them. The server's renderer knows no calendar, so the order of the parts is a message.
import { useT } from '@/lib/i18n';

/** Of `2026-11-23`; whatever else comes stays as it is. */
export function useDayText(): (day: string) => string {
  const t = useT();
  return (text) => {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
    // A date stays on its line.
    return year && month && day ? t('affiliate-day', { year, month, day }).replaceAll(' ', '\u00a0') : text;
  };
}
