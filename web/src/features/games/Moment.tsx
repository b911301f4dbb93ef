// A moment in the page's language and the country's time. The renderer knows no calendar of a language, so it writes the day alone.
import { useHydrated } from '@/lib/hydrated';
import { useShop } from '@/lib/shop';

/** The words of a moment, for a message that has a place for them: `29. november 2026, 23:59`. */
export function useMoment(): (at: string) => string {
  const { language, timeZone } = useShop();
  const isHydrated = useHydrated();
  return (at) => {
    if (!isHydrated) return at.slice(0, 10);
    const write = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(`${language.locale}-u-nu-latn`, { timeZone, ...options }).format(new Date(at));
    // CLDR fills Slovenian days below 10 up with a zero, which nobody writes before a month's name.
    const day = write({ dateStyle: 'long' }).replace(/^0/, '');
    return `${day}, ${write({ timeStyle: 'short', hourCycle: 'h23' })}`;
  };
}
