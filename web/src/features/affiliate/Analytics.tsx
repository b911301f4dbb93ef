// Link analytics: by day, link parameter, country, device, browser, product and landing page.
import type { ReactNode } from 'react';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { useShop } from '@/lib/shop';
import { A } from '@/ui/A';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { AffiliatePageLayout, LoadingOrError, Section } from './AffiliatePageLayout';
import { Amounts, Count, Rate } from './Amounts';
import { BarList } from './BarList';
import { CsvLink } from './Commissions';
import { type Dimension, dimensions } from './calls';
import { changeOf, currenciesOf, moneyText } from './figures';
import { LineChart } from './LineChart';
import { RangePicker } from './RangePicker';
import { viewHref } from './range';
import type { AnalyticsRow, Analytics as Data, Figures } from './shapes';
import { Table } from './Table';
import { useDayText } from './useDayText';
import { dimensionOf, files } from './views';

export function Analytics() {
  const t = useT();
  return (
    <AffiliatePageLayout title={t('affiliate-nav-analytics')}>
      {({ id }, { analytics, problem, reload }) => (
        <>
          <div className="mt-6">
            <RangePicker isComparable />
          </div>
          <Dimensions />
          {analytics ? (
            <View id={id} data={analytics} />
          ) : (
            <LoadingOrError problem={problem('analytics')} reload={reload} />
          )}
        </>
      )}
    </AffiliatePageLayout>
  );
}

function Dimensions() {
  const t = useT();
  const { path, query } = usePage();
  const chosen = dimensionOf(query);
  return (
    <nav aria-label={t('affiliate-by')} className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {dimensions.map((one) => (
          <li key={one}>
            <A
              to={viewHref(path, query, { by: one === 'day' ? null : one })}
              keep
              className="chip aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink"
              aria-current={one === chosen ? 'true' : undefined}
            >
              {t(`affiliate-by-${one}`)}
            </A>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function View({ id, data: { rows, totals, before } }: { id: number; data: Data }) {
  const t = useT();
  const { query } = usePage();
  const by = dimensionOf(query);
  if (rows.length === 0 || (totals.clicks === 0 && totals.conversions === 0))
    return (
      <div className="mt-8">
        <EmptyState within title={t('affiliate-analytics-empty')} text={t('affiliate-analytics-empty-text')}>
          <LinkButton to="/affiliate/links">{t('affiliate-first-link-action')}</LinkButton>
        </EmptyState>
      </div>
    );
  return (
    <>
      <Totals totals={totals} before={before} />
      <Section id="view" title={t(`affiliate-by-${by}`)} tools={<CsvLink href={files.analytics(id, query)} />}>
        <AnalyticsChart by={by} rows={rows} />
        <Rows by={by} rows={rows} />
      </Section>
    </>
  );
}

function Totals({ totals, before }: { totals: Figures; before: Figures | null }) {
  const t = useT();
  const was = (figure: ReactNode) =>
    before && (
      <span className="block text-14 font-normal text-ink-2">
        {t('affiliate-before')} {figure}
      </span>
    );
  return (
    <dl className="affiliate-figures mt-8">
      <div>
        <dt>{t('affiliate-clicks')}</dt>
        <dd>
          <Count of={totals.clicks} /> <Change from={before?.clicks} to={totals.clicks} />
          {was(<Count of={before?.clicks ?? 0} />)}
        </dd>
      </div>
      <div>
        <dt>{t('affiliate-conversions')}</dt>
        <dd>
          <Count of={totals.conversions} /> <Change from={before?.conversions} to={totals.conversions} />
          {was(<Count of={before?.conversions ?? 0} />)}
        </dd>
      </div>
      <div>
        <dt>{t('affiliate-conversion-rate')}</dt>
        <dd>
          <Rate of={totals.conversionRate} />
          {was(<Rate of={before?.conversionRate ?? 0} />)}
        </dd>
      </div>
      <div>
        <dt>{t('affiliate-revenue')}</dt>
        <dd>
          <Amounts of={totals.revenue} />
          {was(<Amounts of={before?.revenue ?? []} />)}
        </dd>
      </div>
      <div>
        <dt>{t('affiliate-commission')}</dt>
        <dd>
          <Amounts of={totals.commission} />
          {was(<Amounts of={before?.commission ?? []} />)}
        </dd>
      </div>
    </dl>
  );
}

/** The sign shows the direction, so that it does not depend on colour. */
function Change({ from, to }: { from: number | undefined; to: number }) {
  const t = useT();
  const change = from === undefined ? null : changeOf(from, to);
  if (change === null) return null;
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  const look = change > 0 ? 'text-leaf' : change < 0 ? 'text-signal' : 'text-ink-2';
  return (
    <span className={`text-14 font-normal ${look}`}>
      {sign}
      {t('affiliate-percent', { number: Math.abs(change) })}
    </span>
  );
}

/** Days as a line chart of clicks; every other dimension as bars of the first ten rows. */
function AnalyticsChart({ by, rows }: { by: Dimension; rows: readonly AnalyticsRow[] }) {
  const t = useT();
  const dayText = useDayText();
  const name = useRowName(by);
  if (by === 'day')
    return (
      <div className="mb-8">
        <LineChart
          title={t('affiliate-chart', { what: t('affiliate-clicks') })}
          points={rows.map(({ key, clicks, before }) => ({
            label: dayText(key),
            value: clicks,
            before: before?.clicks,
          }))}
          write={(value) => t('affiliate-number', { number: value })}
        />
        {rows.some(({ before }) => before) && <p className="mt-2 text-14 text-ink-2">{t('affiliate-chart-before')}</p>}
      </div>
    );
  const bars = rows
    .slice(0, 10)
    .map((row) => ({ key: row.key, label: name(row), value: row.clicks, text: <Count of={row.clicks} /> }));
  return (
    <div className="mb-8 max-w-[640px]">
      <BarList bars={bars} />
    </div>
  );
}

/** Device names are translated and days formatted for the language; all other names come from links or from the server. */
function useRowName(by: Dimension): (row: AnalyticsRow) => string {
  const t = useT();
  const dayText = useDayText();
  const devices: Record<string, string> = {
    mobile: t('affiliate-device-mobile'),
    tablet: t('affiliate-device-tablet'),
    desktop: t('affiliate-device-desktop'),
  };
  return ({ key, label }) => {
    if (by === 'day') return dayText(key);
    return (by === 'device' && devices[key]) || label || key || t('affiliate-source-none');
  };
}

function Rows({ by, rows }: { by: Dimension; rows: readonly AnalyticsRow[] }) {
  const t = useT();
  const name = useRowName(by);
  const shop = useShop();
  const currencies = currenciesOf(rows.map(({ commission }) => commission));
  const total = (row: AnalyticsRow) =>
    row.commission.length > 0 ? (
      <Amounts of={row.commission} />
    ) : (
      moneyText(shop, currencies[0] ?? shop.currency.code, 0)
    );
  const revenue = (row: AnalyticsRow) =>
    row.revenue.length > 0 ? <Amounts of={row.revenue} /> : moneyText(shop, currencies[0] ?? shop.currency.code, 0);
  const hasBefore = rows.some(({ before }) => before);
  return (
    <Table
      caption={t(`affiliate-by-${by}`)}
      columns={[
        { key: 'name', label: t(`affiliate-by-${by}`) },
        { key: 'clicks', label: t('affiliate-clicks'), isNumber: true },
        ...(hasBefore ? [{ key: 'before', label: t('affiliate-clicks-before'), isNumber: true }] : []),
        { key: 'conversions', label: t('affiliate-conversions'), isNumber: true },
        { key: 'rate', label: t('affiliate-conversion-rate'), isNumber: true },
        { key: 'revenue', label: t('affiliate-revenue'), isNumber: true },
        { key: 'commission', label: t('affiliate-commission'), isNumber: true },
      ]}
      rows={rows.map((row) => ({
        key: row.key,
        cells: [
          name(row),
          <Count key="clicks" of={row.clicks} />,
          ...(hasBefore ? [<Count key="before" of={row.before?.clicks ?? 0} />] : []),
          <Count key="conversions" of={row.conversions} />,
          <Rate key="rate" of={row.conversionRate} />,
          revenue(row),
          total(row),
        ],
      }))}
    />
  );
}
