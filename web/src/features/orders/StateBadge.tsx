// The payment or delivery state of an order, in the state's colour.
import type { OrderState } from '@/api/types';
import { useT } from '@/lib/i18n';

const looks: Record<string, string> = {
  warning: 'bg-amber-wash text-amber',
  success: 'bg-leaf-wash text-leaf',
  primary: 'bg-surface-2 text-ink',
};

type Props = { of: 'payment' | 'delivery'; state: OrderState };

export function StateBadge({ of, state }: Props) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <dt className="text-14 text-ink-2">{t(`order-state-${of}`)}</dt>
      <dd className={`order-state ${looks[state.colour] ?? looks.primary}`}>{state.label}</dd>
    </div>
  );
}
