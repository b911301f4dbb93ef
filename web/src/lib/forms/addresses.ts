// The address formats of countries: the order of fields, whether there is a state, and the postcode format.
import file from '../../../../server/rules/addresses.json';

export type AddressField = 'name' | 'address' | 'address2' | 'city' | 'state' | 'postalCode';

type AddressRules = {
  /** Fields in the same array are shown in one row. */
  rows: AddressField[][];
  state: 'none' | 'optional' | 'required';
  postcode: { pattern: string; example: string; required: boolean };
};

const countries = file.countries as unknown as Record<string, AddressRules>;

/** For an unknown country: all fields are available, none is required. */
const anywhere: AddressRules = {
  rows: [['name'], ['address'], ['address2'], ['postalCode', 'city']],
  state: 'none',
  postcode: { pattern: '.*', example: '', required: false },
};

/** The address format of a country by its code. */
export function addressRules(country: string | null): AddressRules {
  return countries[(country ?? '').toUpperCase()] ?? anywhere;
}

export function isPostcode(country: string | null, text: string): boolean {
  const { pattern, example } = addressRules(country).postcode;
  return new RegExp(`^(?:${pattern})$`, 'u').test(plainPostcode(text, example));
}

/** Uppercased, and with the example's separators if it has as many letters and digits as the example. */
export function plainPostcode(text: string, example: string): string {
  const capitals = text.trim().toUpperCase();
  const signs = [...capitals].filter(isSign);
  if (signs.length !== [...example].filter(isSign).length) return capitals;
  return [...example].map((sign) => (isSign(sign) ? signs.shift() : sign)).join('');
}

function isSign(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
