// Suggestions of this shop's catalogue for incomplete words: requested when the user stops typing.
import { get } from '@/api/get';
import type { Problem } from '@/api/own';
import type { Suggestions } from '@/api/types';
import { useRead } from './useRead';

/** The debounce time in milliseconds. */
const pause = 140;

/** `found` is for the previous words while `isWaiting`; null when the request failed, with the reason in `problem`. */
type Suggested = { found: Suggestions | null; isWaiting: boolean; problem: Problem | null };

export function useSuggestions(words: string): Suggested {
  const q = words.trim();
  const suggest = q === '' ? null : get('/api/product/web/suggest', { query: { q } });
  const { data, isCurrent, problem } = useRead(suggest, { pause });
  return { found: problem ? null : data, isWaiting: suggest !== null && !isCurrent && problem === null, problem };
}
