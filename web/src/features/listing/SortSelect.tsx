// The sort order: a plain select associated with the filter form, so that it works without JavaScript, too.
import { CachedFragment } from '@/lib/fragmentCache';
import { useT } from '@/lib/i18n';
import type { MessageId } from '@/lib/messages';
import { Icon } from '@/ui/Icon';
import { SORTS, type Sort } from './state';

const LABELS = {
  best: 'listing-sort-best',
  newest: 'listing-sort-newest',
  price: 'listing-sort-price',
  '-price': 'listing-sort-price-desc',
  name: 'listing-sort-name',
  '-name': 'listing-sort-name-desc',
  discount: 'listing-sort-discount',
} as const satisfies Record<Sort, MessageId>;

type Props = { form: string; sort: Sort; searching: boolean; onChange: (sort: Sort) => void };

export function SortSelect(props: Props) {
  return (
    <CachedFragment cacheKey={`sort ${props.form} ${props.sort} ${props.searching}`}>
      <Select {...props} />
    </CachedFragment>
  );
}

function Select({ form, sort, searching, onChange }: Props) {
  const t = useT();
  const sorts: readonly Sort[] = searching ? ['best', ...SORTS] : SORTS;
  return (
    <div className="flex min-h-12 items-center justify-center text-14 max-lg:border-line max-lg:border-l lg:min-h-10">
      <label className="relative flex min-h-11 min-w-0 items-center gap-1.5 px-2 has-focus-visible:outline-2 has-focus-visible:outline-blue lg:px-0">
        <span className="text-ink-3 max-sm:sr-only">{t('listing-sort')}</span>
        {/* Chrome subtracts a select's default borders from a width that includes padding, which cut off the last letter. */}
        <select
          name="sort"
          form={form}
          value={sort}
          onChange={(event) => onChange(sorts.find((one) => one === event.target.value) ?? sort)}
          className="box-content min-w-0 lg:field-sizing-content cursor-pointer appearance-none self-stretch bg-transparent pr-6 outline-none [text-align-last:right] max-lg:[text-align-last:center]"
        >
          {sorts.map((one) => (
            <option key={one} value={one} className="bg-paper text-ink">
              {t(LABELS[one])}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} className="pointer-events-none -ml-6" />
      </label>
      <noscript>
        <button type="submit" form={form} className="btn btn-line btn-small ml-2 px-3">
          {t('listing-ok')}
          <span className="sr-only">{`, ${t('listing-apply')}`}</span>
        </button>
      </noscript>
    </div>
  );
}
