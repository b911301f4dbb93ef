// The countries of a form, by name in the page's language, each with its id and dialling code.
import { useLoaderData, useRouteLoaderData } from 'react-router';
import type { Country, Navigation } from '@/api/types';
import { useHydrated } from '@/lib/hydrated';
import { useShop } from '@/lib/shop';
import type { RuleContext } from './rules';

type Choice = { value: string; label: string };

export type Countries = {
  /** The shop's own country first. */
  list: (Country & { title: string })[];
  choices: Choice[];
  codes: Choice[];
  context: Pick<RuleContext, 'countryCode' | 'ids'>;
  byId(id: string): Country | null;
  here: Country | null;
};

/** For pages whose loader requests the countries. */
export function useCountries(): Countries {
  const { countryId } = useShop();
  const nameOf = useCountryName();
  const { countries } = useLoaderData<{ countries: Country[] }>();
  const known = countries.map((one) => ({ ...one, title: nameOf(one.code) ?? one.name }));
  const list = [...known.filter(({ id }) => id === countryId), ...known.filter(({ id }) => id !== countryId)];
  const byId = (id: string) => list.find((one) => String(one.id) === id) ?? null;
  return {
    list,
    choices: list.map(({ id, title }) => ({ value: String(id), label: title })),
    codes: list.map(({ phoneCode, title }) => ({ value: phoneCode, label: `${phoneCode} ${title}` })),
    context: { countryCode: (id) => byId(id)?.code ?? null, ids: () => list.map(({ id }) => String(id)) },
    byId,
    here: byId(String(countryId)),
  };
}

/** Country names in the page's language. The server's renderer knows only each country's own name. */
function useCountryName(): (code: string) => string | undefined {
  const { language } = useShop();
  const isHydrated = useHydrated();
  const navigation = useRouteLoaderData<{ navigation: Navigation | null }>('layout')?.navigation;
  if (!isHydrated) return (code) => navigation?.countries.find((one) => one.code === code)?.name;
  const names = new Intl.DisplayNames(language.locale, { type: 'region' });
  return (code) => names.of(code);
}

type Place = { countryId: string; phoneCode: string; phone: string };

/** The dialling code follows the country, unless it was changed separately. */
export function followCountry<V extends Place>(countries: Countries, next: V, changed: string, before: V): V {
  if (changed !== 'countryId') return next;
  const own = countries.byId(before.countryId)?.phoneCode ?? '';
  const code = countries.byId(next.countryId)?.phoneCode;
  return code && (next.phoneCode === own || next.phoneCode === '') ? { ...next, phoneCode: code } : next;
}
