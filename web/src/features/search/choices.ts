// What a search suggests for the words so far, in groups: asked for when typing rests, and earlier searches while there are no words.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { apiKey, get } from '@/api/get';
import type { ProductCard, Suggestions } from '@/api/types';
import type { MessageId } from '@/lib/messages';
import { useShop } from '@/lib/shop';
import { addressOf, recentSearches } from './words';

/** How long typing must rest before it is asked. */
const rest = 140;

export type Choice =
  | { kind: 'recent' | 'category' | 'brand' | 'page'; key: string; name: string; path: string; within?: string }
  | { kind: 'product'; key: string; path: string; product: ProductCard };
export type ChoiceGroup = {
  title: Extract<
    MessageId,
    'search-recent' | 'search-products' | 'search-categories' | 'search-brands' | 'search-pages'
  >;
  choices: Choice[];
};

type Answer = { words: string; found: Suggestions | null };

export function useChoices(words: string) {
  const shop = useShop();
  const recent = useSyncExternalStore(recentSearches.subscribe, recentSearches.get, () => []);
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
        // Given up for newer words, or without a network: sending the form still leads to the page.
        if (!leaving.signal.aborted) setAnswer({ words: tidy, found: null });
      }
    }, rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [tidy, shop]);
  const groups = tidy ? suggestedGroups(tidy, answer.found) : recentGroups(recent);
  return {
    groups,
    choices: groups.flatMap((group) => group.choices),
    count: answer.found?.productCount ?? 0,
    isWaiting: tidy !== '' && answer.words !== tidy,
    isOld: tidy !== '' && answer.words !== tidy && answer.found !== null,
  };
}

function recentGroups(recent: readonly string[]): ChoiceGroup[] {
  const choices = recent.map(
    (name): Choice => ({ kind: 'recent', key: `recent ${name}`, name, path: addressOf(name) }),
  );
  return choices.length > 0 ? [{ title: 'search-recent', choices }] : [];
}

function suggestedGroups(words: string, found: Suggestions | null): ChoiceGroup[] {
  if (!found) return [];
  const { page } = found;
  const pages: Choice[] = page ? [{ kind: 'page', key: `page ${page}`, name: words, path: page }] : [];
  const products = found.products.map(
    (product): Choice => ({ kind: 'product', key: `product ${product.id}`, path: product.path, product }),
  );
  const all: ChoiceGroup[] = [
    { title: 'search-pages', choices: pages },
    { title: 'search-products', choices: products },
    { title: 'search-categories', choices: found.categories.map((place) => placed('category', place)) },
    { title: 'search-brands', choices: found.brands.map((place) => placed('brand', place)) },
  ];
  return all.filter(({ choices }) => choices.length > 0);
}

function placed(kind: 'category' | 'brand', { name, path, within }: Suggestions['categories'][number]): Choice {
  return { kind, key: `${kind} ${path}`, name, path, within: within.join(' · ') || undefined };
}
