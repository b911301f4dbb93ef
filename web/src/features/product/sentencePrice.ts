// A price inside a sentence: the same text, but its parts never fall on two lines.
import { formatMoney } from '@/lib/money';

export function sentencePrice(pattern: string, minor: number): string {
  return formatMoney(pattern, minor).replaceAll(' ', '\u00a0');
}
