// What this shop's catalogue has for words that are not typed to their end: asked for when typing rests.
import { useEffect, useState } from 'react';
import { apiKey, get } from '@/api/get';
import type { Suggestions } from '@/api/types';
import { useShop } from './shop';

/** How long typing must rest before it is asked. */
const rest = 140;

type Answer = { words: string; found: Suggestions | null };

/** `found` is for the words before as long as `isWaiting`; null where nothing could be had. */
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
        // Given up for newer words, or without a network.
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
