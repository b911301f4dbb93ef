// A customer's order, in the signed-in area.
import type { Cart, OrderView } from '@/api/types';
import { useShop } from '@/lib/shop';
import { ownFiles } from './files';
import { OrderActions } from './OrderActions';
import { OrderDetails } from './OrderDetails';
import { useOrderEvents } from './useOrderEvents';

type Props = { order: OrderView; onReordered(order: OrderView, cart: Cart): void };

export function OwnOrder({ order, onReordered }: Props) {
  const shop = useShop();
  useOrderEvents(order);
  const files = ownFiles(order.number, shop);
  const path = `/user/orders/${encodeURIComponent(order.number)}`;
  const returnPaths = { returns: `${path}/return`, withdrawal: `${path}/withdrawal` };
  return (
    <OrderDetails
      order={order}
      files={files}
      actions={<OrderActions order={order} files={files} onReordered={onReordered} returnPaths={returnPaths} />}
    />
  );
}
