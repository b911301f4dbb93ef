// The filters as one GET form: sent as it is without JavaScript, applied value by value with it.
import type { CSSProperties, FormEvent, ReactNode } from 'react';
import { useT } from '@/lib/i18n';
import { withPrefix } from '@/lib/paths';
import { useShop } from '@/lib/shop';
import { Icon } from '@/ui/Icon';
import type { Facets, FacetValue } from './calls';
import { PriceFilter } from './PriceFilter';
import { carried, type Facet, type ListingState, parseListing, toggle } from './state';

type Props = {
  id: string;
  path: string;
  query: URLSearchParams;
  facets: Facets;
  state: ListingState;
  onChange: (next: ListingState) => void;
  /** On a phone: larger targets, nothing folds. */
  roomy?: boolean;
};

export function FilterForm({ id, path, query, facets, state, onChange, roomy }: Props) {
  const t = useT();
  const { prefix } = useShop();
  const values = { state, onToggle: (facet: Facet, key: string) => onChange(toggle(state, facet, key)) };
  return (
    <form
      id={id}
      method="get"
      action={withPrefix(prefix, path)}
      aria-label={t('listing-filters')}
      className="group/filters"
      data-roomy={roomy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...readForm(event), sort: state.sort });
      }}
    >
      {carried(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Group title={t('listing-filter-size')} shown={facets.sizes.length > 0}>
        <SizeValues {...values} values={facets.sizes} />
      </Group>
      <Group title={t('listing-filter-colour')} shown={facets.colours.length > 0}>
        <RowValues {...values} facet="colours" name="color" values={facets.colours} />
      </Group>
      <Group title={t('listing-filter-price')} shown>
        <PriceFilter form={id} state={state} />
      </Group>
      <Group title={t('listing-filter-brand')} shown={facets.brands.length > 1}>
        <RowValues {...values} facet="brands" name="brand" values={facets.brands} />
      </Group>
      <noscript>
        <button type="submit" className="btn btn-small w-full">
          {t('listing-apply')}
        </button>
      </noscript>
    </form>
  );
}

/** The form's fields as a state; on the first page, as after every change. */
function readForm(event: FormEvent<HTMLFormElement>): ListingState {
  const fields = [...new FormData(event.currentTarget).entries()].map(([name, value]) => [name, String(value)]);
  return { ...parseListing(new URLSearchParams(fields)), page: 1 };
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
  values: FacetValue[];
  onToggle: (facet: Facet, key: string) => void;
};

/** Colours as dots and brands as boxes, each a full row to press, with its count at the end. */
function RowValues({ state, facet, name, values, onToggle }: ValuesProps & { facet: Facet; name: string }) {
  return values.map((value) => (
    <label
      key={value.key}
      className="relative flex min-h-8 cursor-pointer items-center gap-2.5 rounded-tile text-14 group-data-roomy/filters:min-h-11 group-data-roomy/filters:text-16 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue hover:underline hover:underline-offset-4"
    >
      <input
        type="checkbox"
        name={name}
        value={value.key}
        checked={state[facet].includes(value.key)}
        onChange={() => onToggle(facet, value.key)}
        className="peer absolute size-5 cursor-pointer appearance-none outline-none"
      />
      {facet === 'colours' ? <Dot swatch={value.swatch} /> : <Box />}
      <span className="peer-checked:font-medium">{value.name}</span>
      <span className="ml-auto text-ink-3 tabular-nums">{value.count}</span>
    </label>
  ));
}

function Dot({ swatch }: { swatch: string | null }) {
  return (
    <span
      aria-hidden="true"
      style={{ '--dot': swatch ?? 'var(--window)' } as CSSProperties}
      className="dot size-[18px] outline-blue peer-checked:outline-2 peer-checked:outline-offset-2"
    />
  );
}

function Box() {
  return (
    <span
      aria-hidden="true"
      className="grid size-[18px] flex-none place-items-center rounded-tile border border-edge text-transparent peer-checked:border-blue peer-checked:bg-blue peer-checked:text-on-blue"
    >
      <Icon name="check" size={16} />
    </span>
  );
}

function SizeValues({ state, values, onToggle }: ValuesProps) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {values.map((value) => (
        <label
          key={value.key}
          className="relative flex min-h-9 min-w-[calc((100%-12px)/3)] cursor-pointer items-center justify-center gap-1.5 rounded-pill border border-window-3 px-2.5 text-14 group-data-roomy/filters:min-h-11 group-data-roomy/filters:min-w-[calc((100%-18px)/4)] has-checked:border-blue has-checked:font-medium has-checked:text-blue has-checked:shadow-[inset_0_0_0_1px_var(--color-blue)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue hover:border-ink"
        >
          <input
            type="checkbox"
            name="size"
            value={value.key}
            checked={state.sizes.includes(value.key)}
            onChange={() => onToggle('sizes', value.key)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-pill outline-none"
          />
          <span>{value.name}</span>
          <span className="text-12 font-normal text-ink-3 tabular-nums">{value.count}</span>
        </label>
      ))}
    </div>
  );
}
