// Money formatting for display. The counterpart of the server's money module; both follow tests/vectors/money.json.

interface Pattern {
  before: string;
  after: string;
  group: string;
  decimal: string;
  hasDecimals: boolean;
}

/** `{amount}` or, in its place, the number 1234.50 in the country's format. */
const amountOrExample = /^([^{}]*)\{(amount|1([^\p{L}\p{N}\p{Cc}{}]?)234(?:([^\p{L}\p{N}\p{Cc}{}])50)?)\}([^{}]*)$/u;

const standard: Pattern = { before: '', after: '', group: ',', decimal: '.', hasDecimals: true };

const known = new Map<string, Pattern>();

/** Formats minor units by a country's pattern: "{amount} €" gives "1,234.50 €" for 123450, "{1.234,50} €" gives "1.234,50 €". */
export function formatMoney(pattern: string, minor: number): string {
  let read = known.get(pattern);
  if (!read) {
    read = parsePattern(pattern) ?? standard;
    known.set(pattern, read);
  }
  return write(read, minor);
}

/** A price inside a sentence: it does not break at the end of a line. */
export function sentencePrice(pattern: string, minor: number): string {
  return formatMoney(pattern, minor).replaceAll(' ', '\u00a0');
}

/** Null for an invalid pattern; the server rejects it in the country's file. */
export function parsePattern(text: string): Pattern | null {
  const found = amountOrExample.exec(text);
  if (!found) return null;
  const [, before = '', inside = '', group = '', decimal = '', after = ''] = found;
  if (inside === 'amount') return { ...standard, before, after };
  if (group && group === decimal) return null;
  return { before, after, group, decimal: decimal || (group === ',' ? '.' : ','), hasDecimals: decimal !== '' };
}

function write({ before, after, group, decimal, hasDecimals }: Pattern, minor: number): string {
  const units = Math.abs(Math.trunc(minor));
  const cents = units % 100;
  const decimals = hasDecimals || cents ? decimal + String(cents).padStart(2, '0') : '';
  return `${minor < 0 ? '−' : ''}${before}${grouped(String(Math.floor(units / 100)), group)}${decimals}${after}`;
}

function grouped(digits: string, mark: string): string {
  return digits.length > 3 ? digits.replace(/\B(?=(\d{3})+$)/g, () => mark) : digits;
}
