// A price inside a sentence, with non-breaking spaces.
import { formatMoney } from '@/lib/money';

export function sentencePrice(pattern: string, minor: number): string {
  return formatMoney(pattern, minor).replaceAll(' ', '\u00a0');
}
