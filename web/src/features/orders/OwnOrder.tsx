// A customer's order, in the signed-in area.
import { apiUrl } from '@/api/get';
import type { OrderView } from '@/api/types';
import { OrderActions, type Reorder } from './OrderActions';
import { OrderDetails } from './OrderDetails';
import { useOrderEvents } from './useOrderEvents';

export function OwnOrder({ order, onReorder }: { order: OrderView; onReorder: Reorder }) {
  useOrderEvents(order);
  const invoice = apiUrl('/api/order/{number}/invoice', { params: { number: order.number } });
  const path = `/user/orders/${encodeURIComponent(order.number)}`;
  const back = { returning: `${path}/return`, withdrawing: `${path}/withdrawal` };
  return (
    <OrderDetails
      order={order}
      invoice={invoice}
      actions={<OrderActions order={order} invoice={invoice} onReorder={onReorder} back={back} />}
    />
  );
}
