// Money: the shared vectors when they are there, and the edges that matter most.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './money';

const file = new URL('../../../tests/vectors/money.json', import.meta.url);
const vectors: { pattern: string; minor: number; text: string }[] = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : [];

describe('formatMoney', () => {
  it.each([
    ['{amount} €', 0, '0.00 €'],
    ['{amount} €', 5, '0.05 €'],
    ['{amount} €', 123450, '1,234.50 €'],
    ['Tk. {amount}', 100000000, 'Tk. 1,000,000.00'],
    ['{amount} Ft', -99999, '-999.99 Ft'],
  ])('writes %s of %d as %s', (pattern, minor, text) => {
    expect(formatMoney(pattern, minor)).toBe(text);
  });

  it.each(vectors)('agrees with the server on $minor in $pattern', ({ pattern, minor, text }) => {
    expect(formatMoney(pattern, minor)).toBe(text);
  });
});
