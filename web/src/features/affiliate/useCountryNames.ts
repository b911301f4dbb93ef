// The names of the shop's countries, as in the menu.
import { useCountries } from '@/lib/forms/countries';

/** For pages whose loader requests the countries. */
export function useCountryNames(): { id: number; code: string; name: string }[] {
  return useCountries().list.map(({ id, code, title }) => ({ id, code, name: title }));
}
