// Which shop to offer to somebody whose browser prefers another language than the page's: the same page, in a language of theirs.
import type { CountryLink } from '@/api/types';
import type { Page } from '@/lib/page';
import { withPrefix } from '@/lib/paths';
import type { Shop } from '@/lib/shop';
import { addressIn, pathIn } from './samePage';

export type Offer = { href: string; name: string; locale: string };

const languageOf = (locale: string) => locale.toLowerCase().split('-')[0];

/**
 * What to offer to somebody whose browser prefers `wanted`, best first: the language here, else the country that speaks it. Null
 * for whoever reads the page's language.
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
