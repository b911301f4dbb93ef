// The pages of tracking, returns and withdrawals, for guests by the order's link and for customers by its number: a chunk that
// only their visitors download.
import type { ComponentType } from 'react';
import type { WithOwn } from '@/api/own';
import { PayButton } from '@/features/orders/OrderActions';
import { OrderStateBadge } from '@/features/orders/OrderStateBadge';
import { OrderTracking } from '@/features/returns/OrderTracking';
import { ReturnPage } from '@/features/returns/ReturnPage';
import { ReturnStatus } from '@/features/returns/ReturnStatus';
import { WithdrawPage } from '@/features/returns/WithdrawPage';
import { plainHead, sharedPathAlternates } from '@/lib/heads';
import type { Translate } from '@/lib/i18n';
import type { LazyPage } from './lazyPage';
import { missing } from './orders';
import { returnActions as actions } from './returnActions';

type Part = {
  Component: ComponentType;
  title: (t: Translate) => string;
  /** The name of the own call whose 404 makes the page answer 404. */
  of: string;
  /** The search form, which needs no order, is indexed by search engines. */
  isPublic?: boolean;
};

function page({ Component, title, of, isPublic }: Part): LazyPage {
  return {
    Component,
    actions,
    status: ({ data }) => missing(of)({ data: data as unknown as WithOwn }),
    head: ({ t, path, navigation, query }) => ({
      ...plainHead(t('returns-meta-title', { title: title(t) }), '', path),
      ...(isPublic && query.size === 0
        ? { alternates: sharedPathAlternates(path, navigation) }
        : { robots: 'noindex' }),
    }),
  };
}

function TrackPage() {
  return (
    <OrderTracking
      states={({ paymentState, deliveryState }) => (
        <>
          <OrderStateBadge of="payment" state={paymentState} />
          <OrderStateBadge of="delivery" state={deliveryState} />
        </>
      )}
      pay={({ paymentState }) => <PayButton isRetry={paymentState.status !== 'PENDING'} />}
    />
  );
}

const returnTitle = (t: Translate) => t('return-title');
const withdrawalTitle = (t: Translate) => t('withdrawal-title');

export const pages = {
  track: page({
    Component: TrackPage,
    title: (t) => t('track-title'),
    of: 'order',
    isPublic: true,
  }),
  return: page({
    Component: () => <ReturnPage />,
    title: returnTitle,
    of: 'options',
    isPublic: true,
  }),
  ownReturn: page({
    Component: () => <ReturnPage isOwn />,
    title: returnTitle,
    of: 'options',
  }),
  withdrawal: page({
    Component: () => <WithdrawPage />,
    title: withdrawalTitle,
    of: 'options',
    isPublic: true,
  }),
  ownWithdrawal: page({
    Component: () => <WithdrawPage isOwn />,
    title: withdrawalTitle,
    of: 'options',
  }),
  status: page({
    Component: ReturnStatus,
    title: (t) => t('return-status-title'),
    of: 'returns',
  }),
};
