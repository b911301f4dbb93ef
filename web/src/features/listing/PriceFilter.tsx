// The price range, in whole units of the currency. Applied by its button or the Enter key, never while typing.
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { toMajor } from './changes';
import type { ListingState } from './state';

/** The lowest and the highest price under the other active filters, in minor units. */
export type Prices = { lowest: number | null; highest: number | null };

export function PriceFilter({ form, state, prices }: { form: string; state: ListingState; prices: Prices }) {
  const t = useT();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-1.5">
      <Field
        id={`${form}-min`}
        name="priceMin"
        value={state.priceMin}
        bound={wholeUnits(prices.lowest, Math.floor)}
        label={t('listing-price-from-short')}
        full="listing-price-from"
      />
      <Field
        id={`${form}-max`}
        name="priceMax"
        value={state.priceMax}
        bound={wholeUnits(prices.highest, Math.ceil)}
        label={t('listing-price-to-short')}
        full="listing-price-to"
      />
      <button type="submit" className="btn btn-line btn-small px-3.5">
        {t('listing-ok')}
        <span className="sr-only">{`, ${t('listing-price-apply')}`}</span>
      </button>
    </div>
  );
}

type FieldProps = {
  id: string;
  name: string;
  value: number | null;
  bound: string;
  label: string;
  full: 'listing-price-from' | 'listing-price-to';
};

function wholeUnits(minor: number | null, round: (value: number) => number): string {
  return minor === null ? '' : `${round(minor / 100)}`;
}

function Field({ id, name, value, bound, label, full }: FieldProps) {
  const t = useT();
  const { currency } = useShop();
  const text = value === null ? '' : toMajor(value);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-12 text-ink-3">
        <span aria-hidden="true">
          {label} {currency.symbol}
        </span>
        <span className="sr-only">{t(full, { currency: currency.symbol })}</span>
      </label>
      <input
        key={text}
        id={id}
        name={name}
        defaultValue={text}
        placeholder={bound}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        className="h-10 w-full min-w-0 rounded-tile border border-edge bg-paper px-2.5 text-14 tabular-nums focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-blue group-data-roomy/filters:h-11 group-data-roomy/filters:text-16"
      />
    </div>
  );
}
