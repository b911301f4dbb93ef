// A customer's orders, the latest first.
import type { Meta, OrderSummary } from '@/api/types';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/lib/shop';
import { A } from '@/ui/A';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Pager } from '@/ui/Pager';
import { Picture } from '@/ui/Picture';
import { OrderStateBadge } from './OrderStateBadge';

type Props = { orders: readonly OrderSummary[]; meta: Meta | null };

export function OrderList({ orders, meta }: Props) {
  return (
    <>
      <ul className="grid gap-4">
        {orders.map((order) => (
          <OrderCard key={order.number} order={order} />
        ))}
      </ul>
      {meta && (
        <Pager
          page={meta.page}
          pageCount={meta.pageCount}
          href={(page) => (page > 1 ? `/user/orders?page=${page}` : '/user/orders')}
        />
      )}
    </>
  );
}

function OrderCard({ order }: { order: OrderSummary }) {
  const t = useT();
  const { pattern } = useShop().currency;
  return (
    <li className="order-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-18 font-medium">
          <A to={`/user/orders/${order.number}`} className="order-card-link">
            {t('order-number-of', { number: order.number })}
          </A>
        </h2>
        <p className="font-medium tabular-nums">{formatMoney(pattern, order.totalMinor)}</p>
      </div>
      <p className="text-14 text-ink-2">{order.placedOn}</p>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <OrderStateBadge of="payment" state={order.paymentState} />
        <OrderStateBadge of="delivery" state={order.deliveryState} />
      </dl>
      {order.pictures.length > 0 && (
        <div className="mt-4 flex gap-1">
          {order.pictures.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may show the same picture, and nothing changes their order.
            <span key={`${index} ${picture.path}`} className="tile w-16">
              <Picture picture={picture} sizes="64px" alt="" className="absolute inset-0 size-full object-cover" />
            </span>
          ))}
        </div>
      )}
    </li>
  );
}

export function NoOrders() {
  const t = useT();
  return (
    <EmptyState title={t('orders-empty-title')} text={t('orders-empty-text')} within>
      <LinkButton to="/categories">{t('orders-empty-action')}</LinkButton>
    </EmptyState>
  );
}
