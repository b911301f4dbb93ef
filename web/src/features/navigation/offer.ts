// Which shop to offer when the browser prefers another language than the page's: the same page, in one of the preferred
// languages.
import type { CountryLink } from '@/api/types';
import type { Page } from '@/lib/page';
import { withPrefix } from '@/lib/paths';
import type { Shop } from '@/lib/shop';
import { addressIn, pathIn } from './samePage';

type Offer = { href: string; name: string; locale: string };

const languageOf = (locale: string) => locale.toLowerCase().split('-')[0];

/**
 * The shop to offer for the preferred languages `wanted`, in order of preference: another language of this shop, else the country
 * with that language. Null when the page's language comes before every language that a shop exists for.
 */
export function offerFor(wanted: readonly string[], shop: Shop, countries: CountryLink[], page: Page): Offer | null {
  for (const locale of wanted) {
    const [language, region] = [languageOf(locale), locale.split('-')[1]?.toUpperCase()];
    if (language === languageOf(shop.language.locale)) return null;
    const here = shop.languages.find((one) => languageOf(one.locale) === language);
    if (here) return { href: withPrefix(here.prefix, pathIn(here.code, page, shop)), ...named(here) };
    const spoken = countries.filter((one) => languageOf(one.locale) === language);
    const there = spoken.find((one) => one.code === region) ?? spoken[0];
    if (there) return { href: addressIn(there, page), ...named(there) };
  }
  return null;
}

function named({ name, locale }: { name: string; locale: string }) {
  return { name, locale };
}
