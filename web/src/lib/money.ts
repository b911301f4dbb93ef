// Money as a shopper reads it. The twin of the server's money module; both follow tests/vectors/money.json.

/** Puts minor units into a tenant's pattern: `formatMoney("{amount} €", 123450)` is "1,234.50 €". */
export function formatMoney(pattern: string, minor: number): string {
  return pattern.replace('{amount}', formatAmount(minor));
}

/** Two decimals after a dot, thousands by comma; a minus sign leads. */
export function formatAmount(minor: number): string {
  const units = Math.abs(Math.trunc(minor));
  const whole = grouped(String(Math.floor(units / 100)));
  const cents = String(units % 100).padStart(2, '0');
  return `${minor < 0 ? '-' : ''}${whole}.${cents}`;
}

function grouped(digits: string): string {
  return digits.length > 3 ? digits.replace(/\B(?=(\d{3})+$)/g, ',') : digits;
}
