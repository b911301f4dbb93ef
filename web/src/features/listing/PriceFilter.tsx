// Price from and to, in whole units as people type them. Applied by its button or the return key, never while typing.
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { type ListingState, toMajor } from './state';

export function PriceFilter({ form, state }: { form: string; state: ListingState }) {
  const t = useT();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-1.5">
      <Field
        id={`${form}-min`}
        name="priceMin"
        value={state.priceMin}
        label={t('listing-price-from-short')}
        full="listing-price-from"
      />
      <Field
        id={`${form}-max`}
        name="priceMax"
        value={state.priceMax}
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

type FieldProps = { id: string; name: string; value: number | null; label: string; full: string };

function Field({ id, name, value, label, full }: FieldProps) {
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
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        className="h-10 w-full min-w-0 rounded-tile border border-edge bg-paper px-2.5 text-14 tabular-nums focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-blue group-data-roomy/filters:h-11 group-data-roomy/filters:text-16"
      />
    </div>
  );
}
