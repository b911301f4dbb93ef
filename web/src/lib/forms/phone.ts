// Validates phone numbers. The world's numbering plans are large, so they are loaded only when a form needs them.

export type IsPhone = (phone: string, code: string) => boolean;

let asked: Promise<IsPhone> | undefined;

/**
 * Loads the full metadata: the smaller sets accept numbers that the server rejects. A failed fetch is retried with the next call.
 */
export function loadPhones(): Promise<IsPhone> {
  asked ??= import('libphonenumber-js/max').then(({ getCountries, getCountryCallingCode, isValidPhoneNumber }) => {
    return (phone: string, code: string) => {
      if (!/^[+\d\s./()-]+$/.test(phone)) return false;
      const dialling = callingCode(code);
      const countries = getCountries().filter((country) => getCountryCallingCode(country) === dialling);
      const digits = phone.replace(/[\s./()-]/g, '').replace(/^00/, '+');
      if (digits.startsWith('+') && !digits.startsWith(`+${dialling}`)) return false;
      return countries.some((country) => isValidPhoneNumber(digits, country));
    };
  });
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
}

/** The shop writes Bangladesh's code without the 0 that its numbers then keep: +88 01712… is +880 1712…. */
function callingCode(code: string): string {
  const digits = code.trim().replace(/^\+/, '');
  return digits === '88' ? '880' : digits;
}
