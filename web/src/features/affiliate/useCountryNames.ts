// The countries of the shop as the menu names them.
import { useCountries } from '@/lib/forms/countries';

/** On pages whose loader asks for the countries. */
export function useCountryNames(): { id: number; code: string; name: string }[] {
  return useCountries().list.map(({ id, code, title }) => ({ id, code, name: title }));
}
