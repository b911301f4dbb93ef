// The date range of a view: some presets as links, and two dates as a form; both work without JavaScript.
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { withPrefix } from '@/lib/paths';
import { useShop } from '@/lib/shop';
import { A } from '@/ui/A';
import { Button } from '@/ui/Button';
import { presetOf, presets, viewHref } from './range';

/** `isComparable` for views that can show the previous period as well. */
export function RangePicker({ isComparable }: { isComparable?: boolean }) {
  const t = useT();
  const { prefix } = useShop();
  const { path, query } = usePage();
  const chosen = presetOf(query);
  const others = [...query].filter(([name]) => !['days', 'dateFrom', 'dateTo', 'compare', 'page'].includes(name));
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <ul className="flex flex-wrap gap-2" aria-label={t('affiliate-range')}>
        {presets.map((days) => (
          <li key={days}>
            <A
              to={viewHref(path, query, { days: String(days), dateFrom: null, dateTo: null })}
              keep
              className="chip aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink"
              aria-current={chosen === days ? 'true' : undefined}
            >
              {t('affiliate-days', { count: days })}
            </A>
          </li>
        ))}
      </ul>
      <form method="get" action={withPrefix(prefix, path)} className="flex flex-wrap items-end gap-3">
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DateInput name="dateFrom" label={t('affiliate-date-from')} value={query.get('dateFrom')} />
        <DateInput name="dateTo" label={t('affiliate-date-to')} value={query.get('dateTo')} />
        {isComparable && (
          <label className="flex min-h-(--hit) items-center gap-2 text-14">
            <input
              key={query.get('compare')}
              type="checkbox"
              name="compare"
              value="true"
              className="check"
              defaultChecked={query.get('compare') === 'true'}
            />
            {t('affiliate-compare')}
          </label>
        )}
        <Button type="submit" small look="line">
          {t('affiliate-show')}
        </Button>
      </form>
    </div>
  );
}

export function DateInput({ name, label, value }: { name: string; label: string; value: string | null }) {
  return (
    <label className="grid gap-1 text-14">
      {label}
      <input key={value} type="date" name={name} className="input affiliate-date" defaultValue={value ?? ''} />
    </label>
  );
}
