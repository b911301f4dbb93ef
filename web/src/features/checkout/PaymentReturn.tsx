// Back from paying: it worked, it is being processed (asked again for a while), it did not work, or something went wrong.
import { useEffect, useState } from 'react';
import { useOwnAnswer } from '@/api/own';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/lib/shop';
import { LinkButton } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import type { resultCalls } from './returnCalls';

/** Between two questions, in milliseconds, and how often it is asked: a minute in all. After that an e-mail tells. */
const pause = 3000;
const times = 20;

const outcomes = {
  succeeded: 'good',
  refunded: 'good',
  processing: 'waiting',
  // Whoever comes back without having paid may try again.
  open: 'bad',
  failed: 'bad',
  cancelled: 'bad',
} as const;

const looks = {
  good: { icon: 'check', colour: 'text-leaf', title: 'pay-succeeded', text: null },
  waiting: { icon: 'cash', colour: 'text-ink-2', title: 'pay-processing', text: 'pay-processing-text' },
  bad: { icon: 'warn', colour: 'text-amber', title: 'pay-failed', text: null },
  unknown: { icon: 'warn', colour: 'text-amber', title: 'pay-error', text: 'pay-error-text' },
} as const;

export function PaymentReturn() {
  const t = useT();
  const { pattern } = useShop().currency;
  const { data, problem, reload } = useOwnAnswer<ReturnType<typeof resultCalls>, 'result'>('result');
  const outcome = data ? outcomes[data.state] : problem === null ? 'waiting' : 'unknown';
  useAskingAgain(outcome === 'waiting', reload);
  const { icon, colour, title, text } = looks[outcome];
  return (
    <div className="wrap">
      <div role="status" className="mx-auto grid max-w-[560px] justify-items-start gap-4 pt-10 lg:pt-16">
        <Icon name={icon} size={40} className={colour} />
        <h1 className="display-48">{t(title)}</h1>
        {data && (
          <p className="text-18">
            {t('order-number-of', { number: data.orderNumber })} · {formatMoney(pattern, data.amountMinor)}
          </p>
        )}
        {text && <p className="text-18 text-ink-2">{t(text)}</p>}
        <LinkButton to="/" look="line" className="mt-4">
          {t('cart-continue')}
        </LinkButton>
      </div>
    </div>
  );
}

function useAskingAgain(isWaiting: boolean, reload: () => Promise<void>): void {
  const [asked, setAsked] = useState(0);
  const isDue = isWaiting && asked < times;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      void reload().then(() => setAsked(asked + 1));
    }, pause);
    return () => clearTimeout(timer);
  }, [isDue, asked, reload]);
}
