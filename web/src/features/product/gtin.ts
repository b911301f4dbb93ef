// Whether a barcode is a true GTIN (8, 12, 13 or 14 digits with the right check digit): a wrong one must not reach search engines.

export function isGtin(code: string | null): code is string {
  if (code === null || !/^(\d{8}|\d{12,14})$/.test(code)) return false;
  const digits = [...code].map(Number);
  const check = digits.pop();
  const sum = digits.reverse().reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}
