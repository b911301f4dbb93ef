// Whether a barcode is a valid GTIN: 8, 12, 13 or 14 digits with the right check digit, and not in a range for internal numbers
// of shops (GS1 prefixes 02, 04 and 20 to 29; 0 and 2 of the short form). Any other number must not be published to search
// engines.

export function isGtin(code: string | null): code is string {
  if (code === null || !/^(\d{8}|\d{12,14})$/.test(code)) return false;
  const own = code.length === 8 ? /^[02]/ : /^.(02|04|2\d)/;
  return !own.test(code.length === 8 ? code : code.padStart(14, '0')) && hasCheckDigit(code);
}

function hasCheckDigit(code: string): boolean {
  const digits = [...code].map(Number);
  const check = digits.pop();
  const sum = digits.reverse().reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}
