// The suggestions for the words typed so far, in groups; recent searches when there are no words.
import type { ProductCard, Suggestions } from '@/api/types';
import type { MessageId } from '@/lib/messages';
import { useSuggestions } from '@/lib/suggestions';
import { addressOf, useRecentSearches } from './words';

export type Choice =
  | { kind: 'recent' | 'category' | 'brand' | 'page'; key: string; name: string; path: string; within?: string }
  | { kind: 'product'; key: string; path: string; product: ProductCard };
type ChoiceGroup = {
  title: Extract<
    MessageId,
    'search-recent' | 'search-products' | 'search-categories' | 'search-brands' | 'search-pages'
  >;
  choices: Choice[];
};

export function useChoices(words: string) {
  const recent = useRecentSearches();
  const tidy = words.trim();
  const { found, isWaiting, problem } = useSuggestions(tidy);
  const groups = tidy ? suggestedGroups(tidy, found) : recentGroups(recent);
  return {
    groups,
    choices: groups.flatMap((group) => group.choices),
    count: found?.productCount ?? 0,
    isWaiting,
    problem,
    isOld: isWaiting && found !== null,
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
    { title: 'search-categories', choices: found.categories.map((place) => scopedChoice('category', place)) },
    { title: 'search-brands', choices: found.brands.map((place) => scopedChoice('brand', place)) },
  ];
  return all.filter(({ choices }) => choices.length > 0);
}

function scopedChoice(kind: 'category' | 'brand', { name, path, within }: Suggestions['categories'][number]): Choice {
  return { kind, key: `${kind} ${path}`, name, path, within: within.join(' · ') || undefined };
}
