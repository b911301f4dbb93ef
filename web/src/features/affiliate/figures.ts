// Numbers for display: amounts by currency, rates, changes, and the ticks of a chart's axis.
import { formatMoney } from '@/lib/money';
import type { Shop } from '@/lib/shop';
import type { Amount } from './shapes';

/** The amount in a currency, or 0 if there is none. */
export function minorOf(amounts: readonly Amount[], currency: string): number {
  return amounts.find((one) => one.currency === currency)?.minor ?? 0;
}

/** The distinct currencies of several lists of amounts, in alphabetical order. */
export function currenciesOf(lists: readonly (readonly Amount[])[]): string[] {
  return [...new Set(lists.flatMap((amounts) => amounts.map(({ currency }) => currency)))].sort();
}

/** Formats an amount that the server has not formatted, such as an axis label. */
export function moneyText(
  { currency: { code, pattern } }: Pick<Shop, 'currency'>,
  currency: string,
  minor: number,
): string {
  return currency === code ? formatMoney(pattern, minor) : formatMoney(`{amount} ${currency}`, minor);
}

/** The change between two numbers in whole percent; null when the first one is 0. */
export function changeOf(before: number, now: number): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null;
}

/** Axis ticks from 0 to at least `most`: 1, 2, 2.5 or 5 times a power of ten apart, at most five of them. */
export function scaleOf(most: number): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const marks = Math.ceil(most / step);
  return Array.from({ length: marks + 1 }, (_, index) => index * step);
}
