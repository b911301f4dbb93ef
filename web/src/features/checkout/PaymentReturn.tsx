// The page after payment: it succeeded, is being processed, failed, or its state is unknown. While it is processed or cannot be
// loaded, it is polled for a while. The page offers to pay again, and leads to the order: when it was placed in this tab, or to a
// customer's account.
import { useEffect } from 'react';
import type { Result } from '@/api/call';
import { mayPass, useOwnAnswer } from '@/api/own';
import type { PaymentPage } from '@/api/types';
import { isCustomer, useAuth } from '@/lib/auth';
import { useHydrated } from '@/lib/hydrated';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { useShopNavigate } from '@/lib/navigation';
import { showNotice } from '@/lib/notices';
import { useShop } from '@/lib/shop';
import { usePolling } from '@/lib/usePolling';
import { ButtonForm } from '@/ui/ActionForm';
import { Button, LinkButton } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { LoadError } from '@/ui/LoadingOrError';
import { RefreshWithoutScript } from '@/ui/RefreshWithoutScript';
import type { resultCalls } from './returnCalls';
import { lastOrder } from './visit';

const outcomes = {
  succeeded: 'good',
  refunded: 'good',
  processing: 'waiting',
  // The shopper came back without having paid, and may try again.
  open: 'bad',
  failed: 'bad',
  cancelled: 'bad',
} as const;

const looks = {
  good: { icon: 'check', colour: 'text-leaf', title: 'pay-succeeded', text: null },
  waiting: { icon: 'cash', colour: 'text-ink-2', title: 'pay-processing', text: 'pay-processing-text' },
  bad: { icon: 'warn', colour: 'text-amber', title: 'pay-failed', text: null },
  unknown: { icon: 'warn', colour: 'text-amber', title: 'pay-error', text: 'pay-unknown-text' },
} as const;

export function PaymentReturn() {
  const t = useT();
  const { pattern } = useShop().currency;
  const { data, problem, reload } = useOwnAnswer<ReturnType<typeof resultCalls>, 'result'>('result');
  const outcome = data ? outcomes[data.state] : problem === null ? 'waiting' : 'unknown';
  const failure = !data && problem !== null && mayPass(problem.status) ? problem : null;
  const isWaiting = outcome === 'waiting' || failure !== null;
  const auth = useAuth();
  const token = useOrderToken(data?.orderNumber);
  const ownPath = data && isCustomer(auth) ? `/user/orders/${encodeURIComponent(data.orderNumber)}` : null;
  const path = token ? orderPath(token) : ownPath;
  usePolling(isWaiting, reload);
  useForward(outcome === 'good' ? token : null);
  const { icon, colour, title, text } = looks[outcome];
  return (
    <div className="wrap">
      {isWaiting && <RefreshWithoutScript />}
      <div role="status" className="mx-auto grid max-w-[560px] justify-items-start gap-4 pt-10 lg:pt-16">
        <Icon name={icon} size={40} className={colour} />
        <h1 className="display-48">{t(title)}</h1>
        {data && (
          <p className="text-18">
            {t('order-number-of', { number: data.orderNumber })} · {formatMoney(pattern, data.amountMinor)}
          </p>
        )}
        {failure ? (
          <LoadError problem={failure} reload={reload} />
        ) : (
          text && <p className="text-18 text-ink-2">{t(text)}</p>
        )}
        {data && outcome === 'bad' && <PayAgain />}
        {path && (
          <LinkButton to={path} look={outcome === 'bad' ? 'line' : 'full'} className="mt-4">
            {t('order-view')}
          </LinkButton>
        )}
        <LinkButton to="/" look="line" className="mt-2">
          {t('cart-continue')}
        </LinkButton>
      </div>
    </div>
  );
}

/** Retries the payment of the same order: the URL has the token of the last payment. */
function PayAgain() {
  const t = useT();
  const showResult = (result: Result<unknown>) => {
    if (!result.ok) showNotice(result.message || t('pay-error'), false);
    else if (!(result.data as PaymentPage).redirectUrl) showNotice(t('pay-error-text'), false);
  };
  return (
    <ButtonForm intent="pay-order" className="mt-4" onDone={showResult}>
      {(busy) => (
        <Button type="submit" aria-disabled={busy || undefined} data-busy={busy || undefined}>
          {t('failed-retry')}
        </Button>
      )}
    </ButtonForm>
  );
}

function orderPath(token: string): string {
  return `/OrderConfirmation?order=${encodeURIComponent(token)}`;
}

/** The order's token, if it was placed in this tab. */
function useOrderToken(number: string | undefined): string | null {
  const isHydrated = useHydrated();
  const order = isHydrated && number ? lastOrder() : null;
  return order?.number === number ? (order?.token ?? null) : null;
}

/** Redirects to the confirmation of a paid order. */
function useForward(token: string | null): void {
  const navigate = useShopNavigate();
  useEffect(() => {
    if (token) navigate(orderPath(token), { replace: true });
  }, [token, navigate]);
}
