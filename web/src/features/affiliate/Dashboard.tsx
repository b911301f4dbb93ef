// The dashboard: key figures, earnings per day, and their sources.
import { type ReactNode, useState } from 'react';
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { LinkButton } from '@/ui/Button';
import { AffiliatePageLayout, LoadingOrError, Section } from './AffiliatePageLayout';
import { Amounts, Count, Rate } from './Amounts';
import { BarList } from './BarList';
import { currenciesOf, minorOf, moneyText } from './figures';
import { LineChart } from './LineChart';
import { RangePicker } from './RangePicker';
import type { AffiliateProfile, Dashboard as Data, EarningsDay, Stats, TopEntry } from './shapes';
import type { OwnStore } from './store';
import { Table } from './Table';
import { useDayText } from './useDayText';

export function Dashboard() {
  const t = useT();
  return (
    <AffiliatePageLayout title={t('affiliate-nav-dashboard')} tools={<RangePicker />}>
      {(profile, store) => <Content profile={profile} store={store} />}
    </AffiliatePageLayout>
  );
}

function Content({ profile, store }: { profile: AffiliateProfile; store: OwnStore }) {
  const { dashboard, problem, reload } = store;
  if (!dashboard) return <LoadingOrError problem={problem('dashboard')} reload={reload} />;
  const { stats } = dashboard;
  const isEmpty = stats.clicks === 0 && stats.conversions === 0 && stats.earnings.every(({ minor }) => minor === 0);
  return (
    <>
      <Figures stats={stats} />
      {!isEmpty && <Views dashboard={dashboard} />}
      {isEmpty && profile.status === 'active' && <FirstSteps hasPayout={profile.payout !== null} />}
    </>
  );
}

function Figures({ stats }: { stats: Stats }) {
  const t = useT();
  const figures: [string, ReactNode][] = [
    [t('affiliate-earnings'), <Amounts key="earnings" of={stats.earnings} />],
    [t('affiliate-pending'), <Amounts key="pending" of={stats.pending} />],
    [t('affiliate-paid'), <Amounts key="paid" of={stats.paid} />],
    [t('affiliate-clicks'), <Count key="clicks" of={stats.clicks} />],
    [t('affiliate-conversions'), <Count key="conversions" of={stats.conversions} />],
    [t('affiliate-conversion-rate'), <Rate key="rate" of={stats.conversionRate} />],
    [t('affiliate-epc'), <Amounts key="epc" of={stats.epc} />],
  ];
  return (
    <dl className="affiliate-figures mt-6">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Views({ dashboard }: { dashboard: Data }) {
  const t = useT();
  const { trafficSources, earningsData, topProducts, topPages } = dashboard;
  return (
    <>
      <div className="affiliate-columns">
        <Earnings days={earningsData} />
        <Section id="sources" title={t('affiliate-sources')}>
          <BarList
            bars={trafficSources.map(({ source, clicks }) => ({
              key: source,
              label: source || t('affiliate-source-none'),
              value: clicks,
              text: <Count of={clicks} />,
            }))}
          />
        </Section>
      </div>
      <TopEntries id="products" title={t('affiliate-top-products')} entries={topProducts} />
      <TopEntries id="pages" title={t('affiliate-top-pages')} entries={topPages} />
    </>
  );
}

/** Earnings per currency first; then clicks and orders. */
function Earnings({ days }: { days: readonly EarningsDay[] }) {
  const t = useT();
  const shop = useShop();
  const dayText = useDayText();
  const currencies = currenciesOf(days.map(({ amounts }) => amounts));
  const measures = [...currencies, 'clicks', 'conversions'];
  const [chosen, choose] = useState<string | null>(null);
  const measure = chosen && measures.includes(chosen) ? chosen : (measures[0] ?? 'clicks');
  const figureOf = (day: EarningsDay) =>
    measure === 'clicks' || measure === 'conversions' ? day[measure] : minorOf(day.amounts, measure);
  const write = (value: number) =>
    currencies.includes(measure) ? moneyText(shop, measure, value) : t('affiliate-number', { number: value });
  const nameOf = (one: string) => {
    if (one === 'clicks') return t('affiliate-clicks');
    return one === 'conversions' ? t('affiliate-conversions') : t('affiliate-earnings-in', { currency: one });
  };
  return (
    <Section id="earnings" title={t('affiliate-daily')}>
      <fieldset className="script-only mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">{t('affiliate-measure')}</legend>
        {measures.map((one) => (
          <button
            key={one}
            type="button"
            className="chip aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink"
            aria-pressed={one === measure}
            onClick={() => choose(one)}
          >
            {nameOf(one)}
          </button>
        ))}
      </fieldset>
      <LineChart
        title={t('affiliate-chart', { what: nameOf(measure) })}
        points={days.map((day) => ({ label: dayText(day.day), value: figureOf(day) }))}
        write={write}
      />
      <details className="mt-3">
        <summary className="link inline-flex min-h-(--hit) items-center text-14">{t('affiliate-as-table')}</summary>
        <Table
          caption={t('affiliate-daily')}
          columns={[
            { key: 'day', label: t('affiliate-by-day') },
            { key: 'clicks', label: t('affiliate-clicks'), isNumber: true },
            { key: 'conversions', label: t('affiliate-conversions'), isNumber: true },
            { key: 'amounts', label: t('affiliate-earnings'), isNumber: true },
          ]}
          rows={days.map(({ day, clicks, conversions, amounts }) => ({
            key: day,
            cells: [
              dayText(day),
              <Count key="clicks" of={clicks} />,
              <Count key="conversions" of={conversions} />,
              <Amounts key="amounts" of={amounts} />,
            ],
          }))}
        />
      </details>
    </Section>
  );
}

function TopEntries({ id, title, entries }: { id: string; title: string; entries: readonly TopEntry[] }) {
  const t = useT();
  if (entries.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <Table
        caption={title}
        columns={[
          { key: 'name', label: t('affiliate-name') },
          { key: 'clicks', label: t('affiliate-clicks'), isNumber: true },
          { key: 'conversions', label: t('affiliate-conversions'), isNumber: true },
          { key: 'amounts', label: t('affiliate-earnings'), isNumber: true },
        ]}
        rows={entries.map(({ key, label, clicks, conversions, commission }) => ({
          key,
          cells: [
            label,
            <Count key="clicks" of={clicks} />,
            <Count key="conversions" of={conversions} />,
            <Amounts key="amounts" of={commission} />,
          ],
        }))}
      />
    </Section>
  );
}

const steps = [
  { step: 'link', to: '/affiliate/links' },
  { step: 'media', to: '/affiliate/media-kit' },
  { step: 'payout', to: '/affiliate/profile' },
] as const;

/** Suggestions for partners without any data yet. */
function FirstSteps({ hasPayout }: { hasPayout: boolean }) {
  const t = useT();
  return (
    <Section id="first-steps" title={t('affiliate-first-title')}>
      <p className="measure mb-6 text-ink-2 text-pretty">{t('affiliate-first-text')}</p>
      <ol className="grid gap-6 md:grid-cols-3">
        {steps
          .filter(({ step }) => step !== 'payout' || !hasPayout)
          .map(({ step, to }) => (
            <li key={step} className="grid content-start justify-items-start gap-3 rounded-tile bg-surface p-5">
              <h3 className="text-18 font-medium">{t(`affiliate-first-${step}`)}</h3>
              <p className="text-ink-2 text-pretty">{t(`affiliate-first-${step}-text`)}</p>
              <LinkButton to={to} look="line" small>
                {t(`affiliate-first-${step}-action`)}
              </LinkButton>
            </li>
          ))}
      </ol>
    </Section>
  );
}
