// A date and time in the page's language and the country's time zone. The server's JavaScript engine cannot format dates, so it
// renders the day alone.
import { useHydrated } from '@/lib/hydrated';
import { useShop } from '@/lib/shop';

/** Formats a moment for use in a message: `29. november 2026, 23:59`. */
export function useDateTimeText(): (at: string) => string {
  const { language, timeZone } = useShop();
  const isHydrated = useHydrated();
  return (at) => {
    if (!isHydrated) return at.slice(0, 10);
    const write = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(`${language.locale}-u-nu-latn`, { timeZone, ...options }).format(new Date(at));
    // CLDR pads Slovenian days below 10 with a zero, which is wrong before the name of a month.
    const day = write({ dateStyle: 'long' }).replace(/^0/, '');
    return `${day}, ${write({ timeStyle: 'short', hourCycle: 'h23' })}`;
  };
}
