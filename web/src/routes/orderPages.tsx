// The components of the order pages.
import { useOwnAnswer } from '@/api/own';
import type { Cart, OrderView } from '@/api/types';
import { AccountPageLayout, LoadingOrError } from '@/features/account/AccountPageLayout';
import { pushAdded } from '@/features/cart/changes';
import { OrderSteps } from '@/features/cart/OrderSteps';
import type { OrderCalls, OrderListCalls } from '@/features/orders/calls';
import { OrderByLink } from '@/features/orders/OrderByLink';
import { NoOrders, OrderList } from '@/features/orders/OrderList';
import { OwnOrder } from '@/features/orders/OwnOrder';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { LinkButton } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';

/** The analytics events after the items of an order were added to the cart again. */
function reportReordered({ lines }: OrderView, cart: Cart): void {
  pushAdded(
    cart,
    lines.filter(({ isGift }) => !isGift),
  );
}

function Confirmation() {
  return <OrderByLink steps={<OrderSteps current="confirmation" />} onReordered={reportReordered} />;
}

function Orders() {
  const t = useT();
  const { data: orders, meta, problem, reload } = useOwnAnswer<OrderListCalls, 'orders'>('orders');
  return (
    <AccountPageLayout title={t('orders-title')}>
      {!orders ? (
        <LoadingOrError problem={problem} reload={reload} fallback={<Skeleton className="h-52" />} />
      ) : orders.length === 0 ? (
        <NoOrders />
      ) : (
        <OrderList orders={orders} meta={meta} />
      )}
    </AccountPageLayout>
  );
}

function Order() {
  const t = useT();
  const { params, status } = usePage();
  const { data: order, problem, reload } = useOwnAnswer<OrderCalls, 'order'>('order');
  const invoice = params.invoice ?? '';
  if (status === 404) {
    return (
      <AccountPageLayout title={t('order-missing-title')} lead={t('order-missing-text', { invoice })}>
        <LinkButton to="/user/orders">{t('order-missing-back')}</LinkButton>
      </AccountPageLayout>
    );
  }
  return (
    <AccountPageLayout title={t('order-number-of', { number: order?.number ?? invoice })} lead={order?.placedOn}>
      {order ? (
        <OwnOrder order={order} onReordered={reportReordered} />
      ) : (
        <LoadingOrError problem={problem} reload={reload} fallback={<Skeleton className="h-52" />} />
      )}
    </AccountPageLayout>
  );
}

export const orderPages = { Confirmation, Orders, Order };
