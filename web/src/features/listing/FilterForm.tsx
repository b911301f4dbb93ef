// The filters as one GET form: submitted as it is without JavaScript, applied value by value with it.
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FilterChoice } from '@/api/types';
import { CachedFragment } from '@/lib/fragmentCache';
import { useT } from '@/lib/i18n';
import { withPrefix } from '@/lib/paths';
import { useShop } from '@/lib/shop';
import { Icon } from '@/ui/Icon';
import type { Facets } from './calls';
import { carried, FACETS, includesKey, isSame, PARAMETER, toggle } from './changes';
import { PriceFilter, type Prices } from './PriceFilter';
import { type Facet, type ListingState, parseListing, type Sort } from './state';

type Props = {
  id: string;
  path: string;
  query: URLSearchParams;
  facets: Facets;
  prices: Prices;
  state: ListingState;
  onChange: (update: (chosen: ListingState) => ListingState) => void;
  /** On phones: larger targets, and no collapsed groups. */
  roomy?: boolean;
};

export function FilterForm({ id, path, query, facets, prices, state, onChange, roomy }: Props) {
  const t = useT();
  const { prefix } = useShop();
  const form = useRef<HTMLFormElement>(null);
  // Takes over filters that were set before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after hydration.
  useEffect(() => {
    if (!form.current || roomy) return;
    const found = readForm(form.current, state.usual);
    if (found.sort !== state.sort || isEdited(form.current)) onChange(() => found);
  }, []);
  const values = { state, onToggle: (facet: Facet, key: string) => onChange((chosen) => toggle(chosen, facet, key)) };
  return (
    <form
      ref={form}
      id={id}
      method="get"
      action={withPrefix(prefix, path)}
      aria-label={t('listing-filters')}
      className="group/filters"
      data-roomy={roomy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(({ sort, usual }) => ({ ...readForm(event.currentTarget, usual), sort }));
      }}
    >
      {carried(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {unlisted(state, facets).map(([name, value]) => (
        <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
      ))}
      <CachedFragment cacheKey={() => JSON.stringify(['sizes', facets.sizes, state.sizes])}>
        <Group title={t('listing-filter-size')} shown={facets.sizes.length > 0}>
          <SizeValues {...values} values={facets.sizes} />
        </Group>
      </CachedFragment>
      <CachedFragment cacheKey={() => JSON.stringify(['colours', facets.colours, state.colours])}>
        <Group title={t('listing-filter-colour')} shown={facets.colours.length > 0}>
          <ColourValues {...values} values={facets.colours} />
        </Group>
      </CachedFragment>
      <Group title={t('listing-filter-price')} shown>
        <PriceFilter form={id} state={state} prices={prices} />
      </Group>
      <CachedFragment cacheKey={() => JSON.stringify(['brands', facets.brands, state.brands])}>
        <Group title={t('listing-filter-brand')} shown={facets.brands.length > 1 || state.brands.length > 0}>
          <BrandValues {...values} values={facets.brands} />
        </Group>
      </CachedFragment>
      <noscript>
        <button type="submit" className="btn btn-small w-full">
          {t('listing-apply')}
        </button>
      </noscript>
    </form>
  );
}

/** Whether the visitor changed a field before it was hydrated; hidden fields never differ from their default. */
function isEdited(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue),
  );
}

/** Active filters without a checkbox, because this listing does not offer them: submitting the form must keep them. */
function unlisted(state: ListingState, facets: Facets): [string, string][] {
  return FACETS.flatMap((facet) =>
    state[facet]
      .filter((key) => !facets[facet].some((value) => isSame(value.key, key)))
      .map((key): [string, string] => [PARAMETER[facet], key]),
  );
}

/** Reads the form's fields as listing state; the page is always the first one, as after every change. */
function readForm(form: HTMLFormElement, usual: Sort): ListingState {
  const fields = [...new FormData(form).entries()].map(([name, value]) => [name, String(value)]);
  return { ...parseListing(new URLSearchParams(fields), usual), page: 1 };
}

function Group({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) {
  if (!shown) return null;
  return (
    <details
      open
      className="group/fold border-line border-t first-of-type:border-t-0 open:pb-5 group-data-roomy/filters:pb-6"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between text-14 font-medium">
        {title}
        <Icon name="down" size={16} className="transition-transform group-open/fold:rotate-180" />
      </summary>
      <fieldset>
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

type ValuesProps = {
  state: ListingState;
  values: FilterChoice[];
  onToggle: (facet: Facet, key: string) => void;
};

/** The number of choices shown initially; selected ones are always shown. */
const FIRST_ROWS = 10;
const FIRST_SIZES = 18;

/** The first choices and the selected ones, or all. Choices keep their position when other filters change. */
function useFirst(values: FilterChoice[], chosen: string[], first: number) {
  const [all, setAll] = useState(false);
  const isShown = (value: FilterChoice, index: number) => all || index < first || includesKey(chosen, value.key);
  const shown = values.length <= first + 2 ? values : values.filter(isShown);
  return { shown, more: shown.length < values.length ? () => setAll(true) : null };
}

/** Requires JavaScript: without it the list cannot be expanded. The focus moves to the first new choice. */
function ShowMoreButton({ onMore }: { onMore: (() => void) | null }) {
  const t = useT();
  if (!onMore) return null;
  const expand = ({ currentTarget }: MouseEvent) => {
    const group = currentTarget.closest('fieldset');
    const choices = () => [...(group?.querySelectorAll('input') ?? [])].filter(({ disabled }) => !disabled);
    const before = choices();
    flushSync(onMore);
    const after = choices();
    (after.find((choice) => !before.includes(choice)) ?? after[0])?.focus();
  };
  return (
    <button type="button" className="script-only link mt-1 min-h-8 text-14" onClick={expand}>
      {t('listing-filter-more')}
    </button>
  );
}

/** A choice without results cannot be selected, but a selected one can be removed. */
function isDisabled(value: FilterChoice, chosen: string[]): boolean {
  return value.productCount === 0 && !includesKey(chosen, value.key);
}

/** The length of the longest word that fits into two columns without breaking; the last word is followed by the count. */
const LONGEST_WORD = 11;

function isTooLong({ name, productCount }: FilterChoice): boolean {
  const last = `${name.split(' ').at(-1)} ${productCount}`;
  return last.length > LONGEST_WORD || name.split(' ').some((word) => word.length > LONGEST_WORD);
}

/**
 * Two columns of swatches with names, or one where a name is too long: the whole row is the click target and shows the number of
 * products that the colour would leave.
 */
function ColourValues(props: ValuesProps) {
  const { shown, more } = useFirst(props.values, props.state.colours, FIRST_ROWS);
  const isLong = props.values.some(isTooLong);
  return (
    <>
      <div className={isLong ? 'grid' : 'grid grid-cols-2 gap-x-3'}>
        {shown.map((value) => (
          <Choice
            key={value.key}
            {...props}
            facet="colours"
            name="color"
            value={value}
            mark={<Dot swatch={value.swatch} />}
          />
        ))}
      </div>
      <ShowMoreButton onMore={more} />
    </>
  );
}

function BrandValues(props: ValuesProps) {
  const { shown, more } = useFirst(props.values, props.state.brands, FIRST_ROWS);
  return (
    <>
      {shown.map((value) => (
        <Choice key={value.key} {...props} facet="brands" name="brand" value={value} mark={<Box />} />
      ))}
      <ShowMoreButton onMore={more} />
    </>
  );
}

type ChoiceProps = Omit<ValuesProps, 'values'> & { facet: Facet; name: string; value: FilterChoice; mark: ReactNode };

/** One choice: its mark, its name and the number of products that it would leave. */
function Choice({ state, facet, name, value, mark, onToggle }: ChoiceProps) {
  return (
    <label className="filter-row">
      <input
        type="checkbox"
        name={name}
        value={value.key}
        checked={includesKey(state[facet], value.key)}
        disabled={isDisabled(value, state[facet])}
        onChange={() => onToggle(facet, value.key)}
        className="peer absolute size-5 appearance-none outline-none"
      />
      {mark}
      <span className="min-w-0 break-words hyphens-auto peer-checked:font-medium">
        {value.name}{' '}
        <span className="text-12 font-text whitespace-nowrap text-ink-3 tabular-nums">{value.productCount}</span>
      </span>
    </label>
  );
}

function Dot({ swatch }: Pick<FilterChoice, 'swatch'>) {
  return (
    <span
      aria-hidden="true"
      style={{ '--dot': swatch ?? 'var(--backdrop)' } as CSSProperties}
      className="dot size-[18px] outline-blue forced-colors:outline-[Highlight] peer-checked:outline-2 peer-checked:outline-offset-2"
    />
  );
}

function Box() {
  return (
    <span
      aria-hidden="true"
      className="grid size-[18px] flex-none place-items-center rounded-tile border border-edge *:invisible peer-checked:border-blue peer-checked:bg-blue peer-checked:text-on-blue peer-checked:*:visible"
    >
      <Icon name="check" size={16} />
    </span>
  );
}

function SizeValues({ state, values, onToggle }: ValuesProps) {
  const { shown, more } = useFirst(values, state.sizes, FIRST_SIZES);
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        {shown.map((value) => (
          <label key={value.key} className="filter-size">
            <input
              type="checkbox"
              name="size"
              value={value.key}
              checked={includesKey(state.sizes, value.key)}
              disabled={isDisabled(value, state.sizes)}
              onChange={() => onToggle('sizes', value.key)}
              className="absolute inset-0 appearance-none rounded-pill outline-none"
            />
            {value.name}
          </label>
        ))}
      </div>
      <ShowMoreButton onMore={more} />
    </>
  );
}
