// A moment in the page's language. The renderer knows no calendar of a language, so it writes the day alone.
import { useHydrated } from '@/lib/hydrated';
import { useShop } from '@/lib/shop';

/** The words of a moment, for a message that has a place for them. */
export function useMoment(): (at: string) => string {
  const { language } = useShop();
  const isHydrated = useHydrated();
  return (at) => {
    if (!isHydrated) return at.slice(0, 10);
    const options = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const;
    return new Intl.DateTimeFormat(`${language.locale}-u-nu-latn`, options).format(new Date(at));
  };
}
