// Money formatting: the test vectors shared with the server, and important edge cases.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatMoney, parsePattern } from './money';

const file = new URL('../../../tests/vectors/money.json', import.meta.url);
type Vector = { pattern: string; minor: number; expected: string };
const { amounts, refused } = JSON.parse(readFileSync(file, 'utf8')) as { amounts: Vector[]; refused: string[] };

describe('formatMoney', () => {
  it.each([
    ['{amount} €', 0, '0.00 €'],
    ['{amount} €', 5, '0.05 €'],
    ['{amount} €', 123450, '1,234.50 €'],
    ['Tk. {amount}', 100000000, 'Tk. 1,000,000.00'],
    ['{amount} Ft', -99999, '−999.99 Ft'],
  ])('writes %s of %d as %s', (pattern, minor, text) => {
    expect(formatMoney(pattern, minor)).toBe(text);
  });

  it.each(amounts)('agrees with the server: $expected', ({ pattern, minor, expected }) => {
    expect(formatMoney(pattern, minor)).toBe(expected);
  });

  it.each(refused)('knows no pattern in "%s", as the server', (pattern) => {
    expect(parsePattern(pattern)).toBeNull();
    expect(formatMoney(pattern, 123450)).toBe('1,234.50');
  });
});
