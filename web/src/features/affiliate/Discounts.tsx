// The partner's discount codes, each with a copy button and its results.
import { useT } from '@/lib/i18n';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { AffiliatePageLayout, LoadingOrError } from './AffiliatePageLayout';
import { Amounts } from './Amounts';
import { CopyButton } from './CopyButton';
import { StatusBadge } from './StatusBadge';
import type { Discount } from './shapes';
import { useDayText } from './useDayText';

export function Discounts() {
  const t = useT();
  return (
    <AffiliatePageLayout title={t('affiliate-nav-discounts')} lead={t('affiliate-discounts-lead')}>
      {(_profile, { discounts, problem, reload }) =>
        discounts === null ? (
          <LoadingOrError problem={problem('discounts')} reload={reload} />
        ) : discounts.length === 0 ? (
          <EmptyState within title={t('affiliate-discounts-empty')} text={t('affiliate-discounts-empty-text')}>
            <LinkButton to="/affiliate/links">{t('affiliate-first-link-action')}</LinkButton>
          </EmptyState>
        ) : (
          <ul className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {discounts.map((discount) => (
              <DiscountCard key={discount.id} discount={discount} />
            ))}
          </ul>
        )
      }
    </AffiliatePageLayout>
  );
}

function DiscountCard({ discount }: { discount: Discount }) {
  const t = useT();
  const dayText = useDayText();
  const { code, status, description, uses, revenue, validFrom, validTo } = discount;
  return (
    <li className="grid content-start gap-3 rounded-tile border border-line p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-22 font-medium wrap-anywhere">{code}</h2>
        <StatusBadge status={status} />
      </div>
      {description && <p className="text-ink-2 text-pretty">{description}</p>}
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-14">
        <div>
          <dt className="text-ink-2">{t('affiliate-uses')}</dt>
          <dd className="tabular-nums">{t('affiliate-number', { number: uses })}</dd>
        </div>
        <div>
          <dt className="text-ink-2">{t('affiliate-revenue')}</dt>
          <dd>
            <Amounts of={revenue} />
          </dd>
        </div>
        {validFrom && (
          <div>
            <dt className="text-ink-2">{t('affiliate-date-from')}</dt>
            <dd>{dayText(validFrom)}</dd>
          </div>
        )}
        {validTo && (
          <div>
            <dt className="text-ink-2">{t('affiliate-date-to')}</dt>
            <dd>{dayText(validTo)}</dd>
          </div>
        )}
      </dl>
      <CopyButton text={code} label={t('affiliate-copy-code')} done={t('affiliate-coupon-copied')} />
    </li>
  );
}
