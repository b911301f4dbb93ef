// Numbers as the area shows them: amounts by currency, rates, changes, and the marks of a chart's scale.
import { formatMoney } from '@/lib/money';
import type { Shop } from '@/lib/shop';
import type { Amount } from './shapes';

/** The amount in a currency, 0 where there is none. */
export function minorOf(amounts: readonly Amount[], currency: string): number {
  return amounts.find((one) => one.currency === currency)?.minor ?? 0;
}

/** The currencies of several lists of amounts, each once, in alphabetical order. */
export function currenciesOf(lists: readonly (readonly Amount[])[]): string[] {
  return [...new Set(lists.flatMap((amounts) => amounts.map(({ currency }) => currency)))].sort();
}

/** An amount that the server has not written itself, such as a mark of a scale. */
export function moneyText(
  { currency: { code, pattern } }: Pick<Shop, 'currency'>,
  currency: string,
  minor: number,
): string {
  return currency === code ? formatMoney(pattern, minor) : formatMoney(`{amount} ${currency}`, minor);
}

/** The change from one number to another in whole percent; null where there was nothing before. */
export function changeOf(before: number, now: number): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null;
}

/** The marks of a scale from 0 to at least `most`: 1, 2, 2.5 or 5 times a power of ten apart, at most five of them. */
export function scaleOf(most: number): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const marks = Math.ceil(most / step);
  return Array.from({ length: marks + 1 }, (_, index) => index * step);
}
