// The payment or delivery state of an order, with what it is about.
import type { OrderState } from '@/api/types';
import { useT } from '@/lib/i18n';
import { Badge, type BadgeTone } from '@/ui/Badge';

/** By the name of the colour in the API. */
const tones: Record<string, BadgeTone> = { warning: 'warning', success: 'success', primary: 'neutral' };

type Props = { of: 'payment' | 'delivery'; state: OrderState };

export function OrderStateBadge({ of, state }: Props) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <dt className="text-14 text-ink-2">{t(`order-state-${of}`)}</dt>
      <dd>
        <Badge tone={tones[state.colour] ?? 'neutral'}>{state.label}</Badge>
      </dd>
    </div>
  );
}
