// The countries of the shop as the menu names them.
import { useRouteLoaderData } from 'react-router';
import type { Navigation } from '@/api/types';
import { useCountries } from '@/lib/forms/countries';

/** On pages whose loader asks for the countries. */
export function useCountryNames(): { id: number; code: string; name: string }[] {
  return useCountries().list.map(({ id, code, title }) => ({ id, code, name: title }));
}

/** Where each country's shop is, by the country's code. */
export function useShopAddresses(): { code: string; url: string }[] {
  const navigation = useRouteLoaderData<{ navigation: Navigation | null }>('layout')?.navigation;
  return navigation?.countries.map(({ code, url }) => ({ code, url })) ?? [];
}
