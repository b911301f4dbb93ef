// The components of the order pages.
import { useOwnAnswer } from '@/api/own';
import { Area, Waiting } from '@/features/account/Frame';
import { addToCart } from '@/features/cart/changes';
import { OrderSteps } from '@/features/cart/OrderSteps';
import type { OrderCalls, OrderListCalls } from '@/features/orders/calls';
import type { Reorder } from '@/features/orders/OrderActions';
import { OrderByLink } from '@/features/orders/OrderByLink';
import { NoOrders, OrderList } from '@/features/orders/OrderList';
import { OwnOrder } from '@/features/orders/OwnOrder';
import { useT } from '@/lib/i18n';
import { useShopNavigate } from '@/lib/navigation';
import { showNotice } from '@/lib/notices';
import { usePage } from '@/lib/page';
import { LinkButton } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';

/** Adds the ordered items to the cart again, and reports those that are no longer available. */
function useReorder(): Reorder {
  const t = useT();
  const navigate = useShopNavigate();
  return async (lines) => {
    const missing: string[] = [];
    for (const { variantId, quantity, name } of lines) {
      const answer = await addToCart(variantId, quantity);
      const line = answer.ok ? answer.data.lines.find((one) => one.variantId === variantId) : undefined;
      if (!line || line.quantity === 0) missing.push(name);
    }
    if (missing.length < lines.length) navigate('/Checkout');
    if (missing.length > 0) showNotice(t('order-again-missing', { names: missing.join(', ') }), false);
    else showNotice(t('order-again-done'));
  };
}

function Confirmation() {
  return <OrderByLink steps={<OrderSteps current="confirmation" />} onReorder={useReorder()} />;
}

function Orders() {
  const t = useT();
  const { data: orders, meta, problem, reload } = useOwnAnswer<OrderListCalls, 'orders'>('orders');
  return (
    <Area title={t('orders-title')}>
      {!orders ? (
        <Waiting problem={problem} reload={reload} waiting={<Skeleton className="h-52" />} />
      ) : orders.length === 0 ? (
        <NoOrders />
      ) : (
        <OrderList orders={orders} meta={meta} />
      )}
    </Area>
  );
}

function Order() {
  const t = useT();
  const { params, status } = usePage();
  const onReorder = useReorder();
  const { data: order, problem, reload } = useOwnAnswer<OrderCalls, 'order'>('order');
  const invoice = params.invoice ?? '';
  if (status === 404) {
    return (
      <Area title={t('order-missing-title')} lead={t('order-missing-text', { invoice })}>
        <LinkButton to="/user/orders">{t('order-missing-back')}</LinkButton>
      </Area>
    );
  }
  return (
    <Area title={t('order-number-of', { number: order?.number ?? invoice })} lead={order?.placedOn}>
      {order ? (
        <OwnOrder order={order} onReorder={onReorder} />
      ) : (
        <Waiting problem={problem} reload={reload} waiting={<Skeleton className="h-52" />} />
      )}
    </Area>
  );
}

export const orderPages = { Confirmation, Orders, Order };
