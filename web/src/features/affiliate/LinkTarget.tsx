// Searches this shop's catalogue for the target of a link, a category or a product. Before anything is typed, the departments are
// listed.
import { useId, useState } from 'react';
import type { Category } from '@/api/types';
import type { FieldState } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { useSuggestions } from '@/lib/suggestions';
import { type ChoiceOption, Choices } from '@/ui/Choices';

type Props = { field: FieldState; legend: string; categories: readonly Category[] };

export function LinkTarget({ field, legend, categories }: Props) {
  const t = useT();
  const id = useId();
  const [words, setWords] = useState('');
  const { found, isWaiting, problem } = useSuggestions(words);
  const [picked, setPicked] = useState<ChoiceOption | null>(null);
  const tidy = words.trim();
  const departments = categories.filter(({ parentId }) => parentId === null);
  const places = tidy ? byPath(categories, found?.categories ?? []) : departments;
  const options: ChoiceOption[] = [
    ...places.map((category) => categoryOption(category, categories, t('affiliate-link-category'))),
    ...(tidy ? (found?.products ?? []) : []).map(({ id: product, name, brand }) => ({
      value: `product:${product}`,
      label: name,
      text: [t('affiliate-by-product'), brand?.name].filter(Boolean).join(' · '),
    })),
  ];
  // The selected target stays listed while other search words are typed.
  const shown = picked && !options.some(({ value }) => value === picked.value) ? [picked, ...options] : options;
  const pick: FieldState['onChange'] = (event) => {
    setPicked(shown.find(({ value }) => value === event.target.value) ?? null);
    field.onChange(event);
  };
  const isNothing = tidy !== '' && !isWaiting && options.length === 0;
  const nothingText = problem ? problem.message || t('failed-text') : t('search-none-title', { query: tidy });
  return (
    <div className="grid gap-3">
      <div>
        <label htmlFor={`${id}-words`} className="mb-1.5 block font-medium">
          {t('affiliate-link-search')}
        </label>
        <input
          id={`${id}-words`}
          type="search"
          className="input"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          // Enter in the search field must not submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <p role="status" className={isNothing ? 'mt-1.5 text-14 text-ink-2' : 'sr-only'}>
          {isNothing ? nothingText : tidy && !isWaiting && t('search-suggestions', { count: options.length })}
        </p>
      </div>
      <div aria-busy={isWaiting}>
        <Choices field={{ ...field, onChange: pick }} legend={legend} options={shown} small />
      </div>
    </div>
  );
}

function byPath(categories: readonly Category[], suggested: readonly { path: string }[]): Category[] {
  return suggested.flatMap(({ path }) => categories.find((category) => category.path === path) ?? []);
}

function categoryOption({ id, name, parentId }: Category, all: readonly Category[], kind: string): ChoiceOption {
  const above = all.find((one) => one.id === parentId)?.name;
  return { value: `category:${id}`, label: name, text: above ? `${kind} · ${above}` : kind };
}
