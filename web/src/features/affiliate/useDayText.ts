// Formats days for the language. The server's JavaScript engine has no date formatting, so the order of the parts is a message.
import { useT } from '@/lib/i18n';

/** Formats `2026-11-23`; any other text is returned unchanged. */
export function useDayText(): (day: string) => string {
  const t = useT();
  return (text) => {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
    // Non-breaking, so that a date stays on one line.
    return year && month && day ? t('affiliate-day', { year, month, day }).replaceAll(' ', '\u00a0') : text;
  };
}
