// The amounts still missing for free delivery and for the next tier of each cart goal.
import type { Cart, CartGoal } from '@/api/types';
import { type Translate, useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { percentText } from '@/lib/percentText';
import { useShop } from '@/lib/shop';
import { Icon } from '@/ui/Icon';

export function CartProgress({ cart }: { cart: Cart }) {
  const t = useT();
  const { pattern } = useShop().currency;
  const { missingToFreeShippingMinor: missing, freeShippingFromMinor: from, goals } = cart;
  const isFree = cart.pieces > 0 && cart.shippingMinor === 0;
  return (
    <div className="grid gap-3 empty:hidden">
      {missing !== null && from !== null && from > 0 && (
        <ProgressStep
          text={t('cart-to-free-shipping', { amount: formatMoney(pattern, missing) })}
          done={(from - missing) / from}
        />
      )}
      {isFree && <GoalReached text={t('cart-free-shipping')} />}
      {goals.map((goal) => (
        <Goal key={`${goal.title} ${goal.missingMinor}`} goal={goal} pattern={pattern} />
      ))}
    </div>
  );
}

function Goal({ goal, pattern }: { goal: CartGoal; pattern: string }) {
  const t = useT();
  const next = nextText(t, goal, pattern);
  return (
    <>
      {goal.reached && goal.title && <GoalReached text={t('cart-goal-reached', { title: goal.title })} />}
      {next && <ProgressStep text={next} />}
    </>
  );
}

function nextText(t: Translate, { next, missingMinor }: CartGoal, pattern: string): string | null {
  const amount = formatMoney(pattern, missingMinor);
  switch (next?.kind) {
    case 'percent':
      return t('cart-goal-percent', { amount, percent: percentText(next.basisPoints) });
    case 'amount':
      return t('cart-goal-amount', { amount, reward: formatMoney(pattern, next.amountMinor) });
    case 'free-delivery':
      return t('cart-goal-delivery', { amount });
    case 'gift':
      return t('cart-goal-gift', { amount });
    default:
      return null;
  }
}

/** `done` is between 0 and 1. */
function ProgressStep({ text, done }: { text: string; done?: number }) {
  return (
    <div>
      <p className="text-14">{text}</p>
      {done !== undefined && (
        <div className="cart-meter" aria-hidden="true">
          <span style={{ width: `${Math.round(Math.min(1, Math.max(0, done)) * 100)}%` }} />
        </div>
      )}
    </div>
  );
}

function GoalReached({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-2 text-14 text-leaf">
      <Icon name="check" size={16} className="mt-0.5" />
      {text}
    </p>
  );
}
