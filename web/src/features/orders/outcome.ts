// The header of an order page: its state in one line, whether it is still to be paid, and whether to poll for changes.
import type { OrderState, OrderView } from '@/api/types';
import type { MessageId } from '@/lib/messages';
import type { IconName } from '@/ui/Icon';

type Outcome = {
  icon: IconName;
  colour: string;
  /** Null where the order number suffices. */
  title: (MessageId & `${'order' | 'pay'}-${string}`) | null;
  text: (MessageId & ('order-sent' | 'pay-processing-text' | 'order-unpaid-text' | 'order-cancelled-text')) | null;
  /** The payment may be completed without the page knowing it. */
  isOpen: boolean;
};

type Order = {
  paymentMethod: string;
  paymentState: Pick<OrderState, 'status'>;
  deliveryState: Pick<OrderState, 'status'>;
  actions: Pick<OrderView['actions'], 'canPay'>;
};

const good = { icon: 'check', colour: 'text-leaf', isOpen: false } as const;
const waiting = { icon: 'cash', colour: 'text-ink-2', isOpen: true } as const;
const bad = { icon: 'warn', colour: 'text-amber', isOpen: false } as const;
const plain: Outcome = { icon: 'box', colour: 'text-ink-2', title: null, text: null, isOpen: false };

export function outcomeOf(order: Order): Outcome {
  const status = order.paymentState.status;
  if (order.deliveryState.status === 'CANCELLED')
    return { ...bad, title: 'order-cancelled-title', text: 'order-cancelled-text' };
  if (isBought(order)) return { ...good, title: 'order-thanks', text: 'order-sent' };
  if (status === 'PROCESSING') return { ...waiting, title: 'pay-processing', text: 'pay-processing-text' };
  if (!order.actions.canPay) return plain;
  if (status === 'PENDING') return { ...waiting, title: 'order-unpaid', text: 'order-unpaid-text' };
  return { ...bad, title: 'pay-failed', text: 'order-unpaid-text' };
}

/** Paid or cash on delivery, and neither cancelled nor refunded. */
export function isBought({ paymentMethod, paymentState: { status }, deliveryState }: Omit<Order, 'actions'>): boolean {
  if (deliveryState.status === 'CANCELLED') return false;
  return status === 'COMPLETED' || (status === 'PENDING' && paymentMethod === 'cash-on-delivery');
}
