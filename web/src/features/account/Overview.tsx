// The account's start page: profile, pending actions, and links to all sections.
import type { ReactNode } from 'react';
import type { Own, Problem } from '@/api/own';
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import { AccountPageLayout, LoadingOrError } from './AccountPageLayout';
import { useAddresses, useLatestOrder, useProfile, useSavedProducts } from './ownAnswers';
import { ResendButton } from './TokenPage';

/** `wishes` is the number of products on this browser's wishlist; null as long as only the page's own response knows it. */
export function Overview({ wishes: known }: { wishes: number | null }) {
  const t = useT();
  const saved = useSavedProducts();
  const wishes = known === null ? countOf(saved) : { count: known, problem: null };
  const { data: profile, problem, reload } = useProfile();
  const addresses = countOf(useAddresses());
  if (!profile) {
    return (
      <AccountPageLayout title={t('overview-title')}>
        <LoadingOrError
          problem={problem}
          reload={reload}
          fallback={<OverviewRows wishes={wishes} addresses={addresses} />}
        />
      </AccountPageLayout>
    );
  }
  return (
    <AccountPageLayout title={t('overview-hello', { name: profile.firstName })} lead={profile.email}>
      {!profile.isEmailVerified && (
        <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-tile bg-amber-wash px-4 py-3.5">
          <p className="min-w-0 flex-1 basis-64 text-pretty">{t('overview-unverified', { email: profile.email })}</p>
          <ResendButton small look="line" />
        </div>
      )}
      <OverviewRows wishes={wishes} addresses={addresses} />
    </AccountPageLayout>
  );
}

/** The length of a list; null as long as it is not loaded. */
type Count = { count: number | null; problem: Problem | null };

function countOf({ data, problem }: Own<unknown[]>): Count {
  return { count: data?.length ?? null, problem };
}

function OverviewRows({ wishes, addresses }: { wishes: Count; addresses: Count }) {
  const t = useT();
  return (
    <ul className="border-line border-t">
      <OrdersRow />
      <Row to="/Wishlists" title={t('overview-wishlist-title')} problem={wishes.problem}>
        {wishes.count !== null && t('overview-wishlist', { count: wishes.count })}
      </Row>
      <Row to="/user/addresses" title={t('account-addresses')} problem={addresses.problem}>
        {addresses.count !== null && t('overview-addresses', { count: addresses.count })}
      </Row>
      <Row to="/user/settings" title={t('settings-title')}>
        {t('overview-settings')}
      </Row>
      <Row to="/user/change-password" title={t('field-password')}>
        {t('overview-password')}
      </Row>
    </ul>
  );
}

function OrdersRow() {
  const t = useT();
  const { data: orders, problem } = useLatestOrder();
  const [latest] = orders ?? [];
  return (
    <Row to="/user/orders" title={t('account-orders')} problem={problem}>
      {latest
        ? `${t('order-number-of', { number: latest.number })} · ${latest.placedOn}`
        : orders && t('orders-empty-title')}
    </Row>
  );
}

type RowProps = { to: string; title: string; problem?: Problem | null; children: ReactNode };

/** Without children, the row is a placeholder until its text is loaded, or says that it could not be. */
function Row({ to, title, problem, children }: RowProps) {
  const t = useT();
  const placeholder = problem ? t('account-load-failed') : <Skeleton className="mt-1.5 h-4 w-36" />;
  return (
    <li className="border-line border-b">
      <A to={to} className="group/row flex min-h-20 items-center justify-between gap-4 py-4">
        <span className="min-w-0">
          <span className="block text-18 font-medium group-hover/row:underline group-hover/row:underline-offset-4">
            {title}
          </span>
          <span className="block text-ink-2">{children || placeholder}</span>
        </span>
        <Icon name="next" />
      </A>
    </li>
  );
}
