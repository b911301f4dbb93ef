// All commissions with their orders, but never the customer's identity; filters, and the statements of past months.
import { type ReactNode, useId } from 'react';
import { inLanguage } from '@/api/get';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { withPrefix } from '@/lib/paths';
import { useShop } from '@/lib/shop';
import { Button, LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Pager } from '@/ui/Pager';
import { Select } from '@/ui/Select';
import { AffiliatePageLayout, LoadingOrError, Section } from './AffiliatePageLayout';
import { Amounts } from './Amounts';
import { moneyText } from './figures';
import { DateInput } from './RangePicker';
import { StatusBadge } from './StatusBadge';
import type { Commission, CommissionPage, Discount, StatementMonth } from './shapes';
import { Table } from './Table';
import { useCountryNames } from './useCountryNames';
import { useDayText } from './useDayText';
import { commissionFilters, files } from './views';

const statuses = ['pending', 'approved', 'paid', 'rejected', 'reversed'] as const;

export function Commissions() {
  const t = useT();
  return (
    <AffiliatePageLayout title={t('affiliate-nav-commissions')} lead={t('affiliate-commissions-lead')}>
      {({ id }, { commissions, discounts, statements, problem, reload }) => (
        <>
          <Filters discounts={discounts ?? []} />
          {commissions ? (
            <List id={id} page={commissions} />
          ) : (
            <LoadingOrError problem={problem('commissions')} reload={reload} />
          )}
          {statements && statements.length > 0 && <Statements id={id} months={statements} />}
        </>
      )}
    </AffiliatePageLayout>
  );
}

function Filters({ discounts }: { discounts: readonly Discount[] }) {
  const t = useT();
  const { prefix } = useShop();
  const { path, query } = usePage();
  const countries = useCountryNames();
  return (
    <form method="get" action={withPrefix(prefix, path)} className="mt-6 flex flex-wrap items-end gap-3">
      <Choice name="status" label={t('affiliate-status')} value={query.get('status')}>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(`affiliate-status-${status}`)}
          </option>
        ))}
      </Choice>
      <DateInput name="dateFrom" label={t('affiliate-date-from')} value={query.get('dateFrom')} />
      <DateInput name="dateTo" label={t('affiliate-date-to')} value={query.get('dateTo')} />
      <Choice name="countryId" label={t('field-country')} value={query.get('countryId')}>
        {countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      {discounts.length > 0 && (
        <Choice name="discountId" label={t('affiliate-discount')} value={query.get('discountId')}>
          {discounts.map(({ id, code }) => (
            <option key={id} value={id}>
              {code}
            </option>
          ))}
        </Choice>
      )}
      <Button type="submit" small look="line">
        {t('affiliate-show')}
      </Button>
    </form>
  );
}

type ChoiceProps = { name: string; label: string; value: string | null; children: ReactNode };

function Choice({ name, label, value, children }: ChoiceProps) {
  const t = useT();
  const id = useId();
  return (
    <div className="grid gap-1 text-14">
      <label htmlFor={id}>{label}</label>
      <Select key={value} id={id} name={name} className="affiliate-select" defaultValue={value ?? ''}>
        <option value="">{t('affiliate-all')}</option>
        {children}
      </Select>
    </div>
  );
}

function List({ id, page: { items, meta } }: { id: number; page: CommissionPage }) {
  const t = useT();
  const { path, query } = usePage();
  // The form sends its empty fields, too.
  const isFiltered = commissionFilters.some((name) => query.get(name));
  if (items.length === 0)
    return (
      <div className="mt-6">
        <EmptyState
          within
          title={t(isFiltered ? 'affiliate-commissions-none' : 'affiliate-commissions-empty')}
          text={t(isFiltered ? 'affiliate-commissions-none-text' : 'affiliate-commissions-empty-text')}
        >
          <LinkButton to={isFiltered ? path : '/affiliate/links'}>
            {t(isFiltered ? 'affiliate-show-all' : 'affiliate-first-link-action')}
          </LinkButton>
        </EmptyState>
      </div>
    );
  const href = (page: number) => {
    const next = new URLSearchParams(query);
    next.set('page', String(page));
    return `${path}?${next}`;
  };
  return (
    <Section
      id="commissions"
      title={t('affiliate-commissions-count', { count: meta?.itemCount ?? items.length })}
      tools={<CsvLink href={files.commissions(id, query)} />}
    >
      <CommissionTable items={items} />
      {meta && <Pager page={meta.page} pageCount={meta.pageCount} href={href} />}
    </Section>
  );
}

/** Downloads the figures of the view as a file. */
export function CsvLink({ href }: { href: string }) {
  const t = useT();
  const { language } = useShop();
  return (
    <a href={inLanguage(href, language)} download className="link inline-flex min-h-(--hit) items-center text-14">
      {t('affiliate-csv')}
    </a>
  );
}

function CommissionTable({ items }: { items: readonly Commission[] }) {
  const t = useT();
  const shop = useShop();
  const dayText = useDayText();
  return (
    <Table
      caption={t('affiliate-nav-commissions')}
      columns={[
        { key: 'order', label: t('affiliate-order') },
        { key: 'date', label: t('affiliate-date') },
        { key: 'status', label: t('affiliate-status') },
        { key: 'base', label: t('affiliate-sale'), isNumber: true },
        { key: 'amount', label: t('affiliate-commission'), isNumber: true },
      ]}
      rows={items.map((one) => ({
        key: String(one.id),
        cells: [
          <Order key="order" of={one} />,
          dayText(one.orderedAt),
          <State key="status" of={one} />,
          <span key="base" className="whitespace-nowrap">
            {moneyText(shop, one.currency, one.baseMinor)}
          </span>,
          <span key="amount" className="whitespace-nowrap">
            {moneyText(shop, one.currency, one.commissionMinor)}
            {one.reversedMinor !== 0 && (
              <span className="block text-ink-2">
                {t('affiliate-reversed', { amount: moneyText(shop, one.currency, Math.abs(one.reversedMinor)) })}
              </span>
            )}
          </span>,
        ],
      }))}
    />
  );
}

/** Names the kind and the related order of an entry that is not an order's own commission. */
function Order({ of: { kind, orderNumber, country, discountCode } }: { of: Commission }) {
  const t = useT();
  const name = kind === 'bonus' ? t('affiliate-bonus') : kind === 'adjustment' ? t('affiliate-adjustment') : null;
  return (
    <>
      <span className="font-medium tabular-nums">{name ?? orderNumber}</span>
      <span className="block text-ink-2">
        {[name && orderNumber, country, discountCode].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

/** Includes the reason for a hold and its end. */
function State({ of: { status, isHeld, holdReasons, holdUntil, note } }: { of: Commission }) {
  const t = useT();
  const dayText = useDayText();
  return (
    <>
      <StatusBadge status={isHeld ? 'held' : status} />
      {holdReasons.map(({ code, text }) => (
        <span key={code} className="mt-1 block text-ink-2">
          {text}
        </span>
      ))}
      {note && <span className="mt-1 block text-ink-2">{note}</span>}
      {status === 'pending' && holdUntil && (
        <span className="mt-1 block text-ink-2">{t('affiliate-hold-until', { date: dayText(holdUntil) })}</span>
      )}
    </>
  );
}

function Statements({ id, months }: { id: number; months: readonly StatementMonth[] }) {
  const t = useT();
  const { language } = useShop();
  return (
    <Section id="statements" title={t('affiliate-statements')}>
      <ul className="grid gap-1">
        {months.map(({ year, month, closing }) => (
          <li
            key={`${year}-${month}`}
            className="flex flex-wrap items-center justify-between gap-x-6 border-line border-b py-1"
          >
            <a
              href={inLanguage(files.statement(id, year, month), language)}
              download
              className="link inline-flex min-h-(--hit) items-center"
            >
              {t('affiliate-statement', { month: String(month).padStart(2, '0'), year: String(year) })}
            </a>
            <Amounts of={closing} className="text-end" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
