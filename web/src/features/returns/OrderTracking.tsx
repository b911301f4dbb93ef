// Order tracking: payment and delivery state, history, parcels, and the available actions.
import type { ReactNode } from 'react';
import { useOwnAnswer } from '@/api/own';
import type { OrderView } from '@/api/types';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { A } from '@/ui/A';
import { LinkButton } from '@/ui/Button';
import { LoadingOrError } from '@/ui/LoadingOrError';
import type { TrackCalls } from './calls';
import { FindOrder } from './FindOrder';
import { OrderPageLayout, OrderSkeleton } from './OrderPageLayout';

type Props = {
  /** Shows the payment and delivery state of the order. */
  states(order: OrderView): ReactNode;
  /** The button that leads to the payment provider. */
  pay(order: OrderView): ReactNode;
};

export function OrderTracking(props: Props) {
  const t = useT();
  const { query, status } = usePage();
  const { data: order, problem, reload } = useOwnAnswer<TrackCalls, 'order'>('order');
  const token = query.get('order');
  if (order && token) {
    return (
      <OrderPageLayout title={t('order-number-of', { number: order.number })} lead={order.placedOn}>
        <TrackedOrder {...props} order={order} token={token} />
      </OrderPageLayout>
    );
  }
  if (!token || status === 404) {
    return (
      <OrderPageLayout title={t('track-title')} lead={t('track-lead')}>
        {status === 404 && (
          <p role="alert" className="mb-6 rounded-tile bg-amber-wash px-4 py-3.5">
            {t('link-missing-text')}
          </p>
        )}
        <FindOrder field="invoiceNumber" submit={t('track-submit')} />
      </OrderPageLayout>
    );
  }
  return (
    <OrderPageLayout title={t('track-title')}>
      <LoadingOrError problem={problem} reload={reload} fallback={<OrderSkeleton />} />
    </OrderPageLayout>
  );
}

function TrackedOrder({ order, token, states, pay }: Props & { order: OrderView; token: string }) {
  const t = useT();
  // With an invoice number and a postcode, only the order's state is accessible.
  const isLimited = order.lines.length === 0;
  return (
    <div className="grid gap-10">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">{states(order)}</dl>
      <AvailableActions order={order} link={isLimited ? null : `?order=${encodeURIComponent(token)}`} pay={pay} />
      <Parcels order={order} />
      <OrderTimeline order={order} />
      <p className="flex flex-wrap gap-x-6 text-14">
        {!isLimited && (
          <A
            to={`/OrderConfirmation?order=${encodeURIComponent(token)}`}
            className="link inline-flex min-h-(--hit) items-center"
          >
            {t('track-details')}
          </A>
        )}
        <A to="/Track/Order" className="link inline-flex min-h-(--hit) items-center">
          {t('track-other')}
        </A>
      </p>
    </div>
  );
}

/** Delivery states in which items can be returned. */
const sent: readonly string[] = ['SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED'];

/** `link` is the order's link as a query; null when the given credentials do not permit changes of the order. */
function AvailableActions({ order, link, pay }: Pick<Props, 'pay'> & { order: OrderView; link: string | null }) {
  const t = useT();
  const { actions, delivery, deliveryState } = order;
  const { status } = deliveryState;
  const pickup = status === 'READY_FOR_PICKUP' ? delivery.pickup : null;
  const canReturn = sent.includes(status);
  const canWithdraw = order.invoiceNumber !== null && status !== 'CANCELLED';
  return (
    <section aria-labelledby="now">
      <h2 id="now" className="display-28 mb-5">
        {t('track-now')}
      </h2>
      <div className="grid gap-4">
        {pickup && (
          <div className="rounded-tile bg-surface p-5">
            <p>{t('track-pickup', { address: pickup.address })}</p>
            <p className="text-14 text-ink-2">{t('checkout-hours', { opens: pickup.opens, closes: pickup.closes })}</p>
          </div>
        )}
        {!link && <p className="text-pretty">{t('track-email-needed')}</p>}
        {link && !pickup && !actions.canPay && !canReturn && (
          <p className="text-ink-2 text-pretty">{t('track-nothing')}</p>
        )}
        {link && (
          <div className="flex flex-wrap items-start gap-2 empty:hidden">
            {actions.canPay && pay(order)}
            {canReturn && <LinkButton to={`/guest/return${link}`}>{t('return-title')}</LinkButton>}
            {canReturn && (
              <LinkButton look="line" to={`/return/${encodeURIComponent(order.invoiceNumber ?? order.number)}${link}`}>
                {t('return-status-title')}
              </LinkButton>
            )}
            {canWithdraw && (
              <LinkButton look="line" to={`/withdrawal${link}`}>
                {t('footer-withdraw')}
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function Parcels({ order: { parcels } }: { order: OrderView }) {
  const t = useT();
  if (parcels.length === 0) return null;
  return (
    <section aria-labelledby="parcels">
      <h2 id="parcels" className="display-28 mb-5">
        {t('order-parcels')}
      </h2>
      <ul className="grid gap-4">
        {parcels.map(({ carrier, tracking, trackingUrl, shippedOn }) => (
          <li key={tracking} className="rounded-tile border border-line p-4">
            <p className="font-medium">
              {carrier} <span className="tabular-nums">{tracking}</span>
            </p>
            <p className="text-14 text-ink-2">{shippedOn}</p>
            {trackingUrl && (
              <a href={trackingUrl} className="link inline-block py-2 text-14" rel="noreferrer">
                {t('order-track')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderTimeline({ order: { timeline } }: { order: OrderView }) {
  const t = useT();
  if (timeline.length === 0) return null;
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="display-28 mb-5">
        {t('order-timeline')}
      </h2>
      <ol className="order-timeline">
        {timeline.map(({ kind, label, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: past entries never change, and two may have the same minute.
          <li key={`${index} ${kind}`}>
            <span>{label}</span>
            <span className="text-14 text-ink-2 tabular-nums">{at}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
