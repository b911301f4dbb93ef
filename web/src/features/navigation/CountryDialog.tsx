// Country and language selection: sixteen shops, each at its own URL. Switching stays on the same page where it exists in the
// other shop.
import type { CountryLink, Navigation } from '@/api/types';
import { preferLanguage } from '@/lib/cookies';
import { CachedFragment } from '@/lib/fragmentCache';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { withPrefix } from '@/lib/paths';
import { useShop } from '@/lib/shop';
import { Dialog } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { addressIn, pathIn } from './samePage';

export const countriesId = 'countries';

export function CountryDialog({ navigation }: { navigation: Navigation | null }) {
  const t = useT();
  const page = usePage();
  if (!navigation) return null;
  const addresses = navigation.countries.map((country) => addressIn(country, page));
  return (
    <Dialog id={countriesId} title={t('country-title')} closeLabel={t('close')}>
      <p className="caps mb-2 text-ink-3">{t('language-title')}</p>
      <LanguageLinks />
      <p className="caps mt-8 mb-2 text-ink-3">{t('country-list')}</p>
      <CachedFragment isForEverybody cacheKey={() => `countries ${addresses.join(' ')}`}>
        <Countries countries={navigation.countries} addresses={addresses} />
      </CachedFragment>
    </Dialog>
  );
}

function Countries({ countries, addresses }: { countries: CountryLink[]; addresses: string[] }) {
  const { countryCode } = useShop();
  return (
    <ul className="grid gap-x-4 sm:grid-cols-2 md:grid-cols-3">
      {countries.map((country, index) => (
        <li key={country.code}>
          <CountryRow
            country={country}
            address={addresses[index] ?? ''}
            current={country.code.toUpperCase() === countryCode.toUpperCase()}
          />
        </li>
      ))}
    </ul>
  );
}

/** The label of a button that opens the dialog: the current country and currency. */
export function CountryLabel({ className }: { className?: string }) {
  const t = useT();
  const { countryName, currency } = useShop();
  return (
    <span className={className}>
      <span className="sr-only">{t('country-button')} </span>
      {countryName} · {currency.code}
    </span>
  );
}

/** The languages of this shop. Each is a full page load, because messages, prefix and head all change. */
function LanguageLinks() {
  const shop = useShop();
  const page = usePage();
  const { languages, language } = shop;
  return (
    <ul className="flex flex-wrap gap-2">
      {languages.map(({ code, locale, name, prefix }) => (
        <li key={code}>
          <a
            href={withPrefix(prefix, pathIn(code, page, shop))}
            hrefLang={locale}
            lang={locale}
            className="chip aria-[current]:border-blue aria-[current]:text-blue"
            aria-current={code === language.code ? 'true' : undefined}
            onClick={() => preferLanguage(code)}
            data-reload=""
            data-carry=""
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function CountryRow({ country, address, current }: { country: CountryLink; address: string; current: boolean }) {
  return (
    <a
      href={address}
      className="flex min-h-(--hit) items-center gap-2 border-b border-line text-16 hover:underline hover:underline-offset-4"
      aria-current={current ? 'true' : undefined}
      data-carry=""
    >
      <CachedFragment cacheKey={`country ${country.code}`}>
        <CountryName country={country} current={current} />
      </CachedFragment>
    </a>
  );
}

function CountryName({ country, current }: { country: CountryLink; current: boolean }) {
  return (
    <>
      <span lang={country.locale}>{country.name}</span>
      <span className="ml-auto text-14 text-ink-3">{country.currency}</span>
      <span className="w-5 text-blue">{current && <Icon name="check" />}</span>
    </>
  );
}
