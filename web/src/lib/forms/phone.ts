// Whether a phone number can be called. The numbering plans of the world are large, so they come only when a form asks.

export type IsPhone = (phone: string, code: string) => boolean;

let asked: Promise<IsPhone> | undefined;

/** The full plans: the smaller ones let numbers pass that the server refuses. A failed fetch is tried again with the next call. */
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
