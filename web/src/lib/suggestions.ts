// Suggestions of this shop's catalogue for incomplete words: requested when the user stops typing.
import { useEffect, useState } from 'react';
import { apiKey, get } from '@/api/get';
import type { Suggestions } from '@/api/types';
import { useShop } from './shop';

/** The debounce time in milliseconds. */
const rest = 140;

type Answer = { words: string; found: Suggestions | null };

/** `found` is for the previous words while `isWaiting`; null when the request failed. */
export function useSuggestions(words: string): { found: Suggestions | null; isWaiting: boolean } {
  const shop = useShop();
  const [answer, setAnswer] = useState<Answer>({ words: '', found: null });
  const tidy = words.trim();
  useEffect(() => {
    if (!tidy) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const call = get('/api/product/web/suggest', { query: { q: tidy } });
      try {
        const response = await fetch(apiKey(call.path, shop), { signal: leaving.signal });
        const found = response.ok ? call.read(await response.json()) : null;
        setAnswer({ words: tidy, found });
      } catch {
        // Aborted because of newer words, or failed on the network.
        if (!leaving.signal.aborted) setAnswer({ words: tidy, found: null });
      }
    }, rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [tidy, shop]);
  return { found: answer.found, isWaiting: tidy !== '' && answer.words !== tidy };
}
