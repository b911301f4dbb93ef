// The page after payment: it succeeded, is being processed (polled for a while), failed, or its state is unknown. When the order
// was placed in this tab, the page leads on to the order, or offers to pay again; customers find it in their account.
import { useEffect, useState } from 'react';
import type { Result } from '@/api/call';
import { useOwnAnswer } from '@/api/own';
import type { PaymentPage } from '@/api/types';
import { isCustomer, useAuth } from '@/lib/auth';
import { useHydrated } from '@/lib/hydrated';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { useShopNavigate } from '@/lib/navigation';
import { showNotice } from '@/lib/notices';
import { useShop } from '@/lib/shop';
import { ButtonForm } from '@/ui/ActionForm';
import { Button, LinkButton } from '@/ui/Button';
import { ErrorReference } from '@/ui/ErrorReference';
import { Icon } from '@/ui/Icon';
import { RefreshWithoutScript } from '@/ui/RefreshWithoutScript';
import type { resultCalls } from './returnCalls';
import { lastOrder } from './visit';

/** The polling interval in milliseconds, and the number of polls: one minute in all. After that, the result is sent by e-mail. */
const pause = 3000;
const times = 20;

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
  unknown: { icon: 'warn', colour: 'text-amber', title: 'pay-error', text: 'pay-error-text' },
} as const;

export function PaymentReturn() {
  const t = useT();
  const { pattern } = useShop().currency;
  const { data, problem, reload } = useOwnAnswer<ReturnType<typeof resultCalls>, 'result'>('result');
  const outcome = data ? outcomes[data.state] : problem === null ? 'waiting' : 'unknown';
  const auth = useAuth();
  const token = useOrderToken(data?.orderNumber);
  const ownPath = data && isCustomer(auth) ? `/user/orders/${encodeURIComponent(data.orderNumber)}` : null;
  const path = token ? orderPath(token) : ownPath;
  useAskingAgain(outcome === 'waiting', reload);
  useForward(outcome === 'good' ? token : null);
  const { icon, colour, title, text } = looks[outcome];
  return (
    <div className="wrap">
      {outcome === 'waiting' && <RefreshWithoutScript />}
      <div role="status" className="mx-auto grid max-w-[560px] justify-items-start gap-4 pt-10 lg:pt-16">
        <Icon name={icon} size={40} className={colour} />
        <h1 className="display-48">{t(title)}</h1>
        {data && (
          <p className="text-18">
            {t('order-number-of', { number: data.orderNumber })} · {formatMoney(pattern, data.amountMinor)}
          </p>
        )}
        {text && <p className="text-18 text-ink-2">{t(text)}</p>}
        <ErrorReference id={problem?.requestId} />
        {data && outcome === 'bad' && <PayAgain token={token} path={path} />}
        {outcome !== 'bad' && path && (
          <LinkButton to={path} className="mt-4">
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

/**
 * Retries the payment of the same order. Only the tab in which it was placed knows the order's token; elsewhere, and without
 * JavaScript, customers pay in their account, and guests by the link in their e-mail.
 */
function PayAgain({ token, path }: { token: string | null; path: string | null }) {
  const t = useT();
  const showResult = (result: Result<unknown>) => {
    if (!result.ok) showNotice(result.message || t('pay-error'), false);
    else if (!(result.data as PaymentPage).redirectUrl) showNotice(t('pay-error-text'), false);
  };
  if (token) {
    return (
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonForm intent="pay-order" fields={{ order: token }} onDone={showResult}>
          {(busy) => (
            <Button type="submit" aria-disabled={busy || undefined} data-busy={busy || undefined}>
              {t('failed-retry')}
            </Button>
          )}
        </ButtonForm>
        <LinkButton to={orderPath(token)} look="line">
          {t('order-view')}
        </LinkButton>
      </div>
    );
  }
  if (!path) return <p className="text-18 text-ink-2">{t('pay-by-email')}</p>;
  return (
    <LinkButton to={path} className="mt-4">
      {t('order-view')}
    </LinkButton>
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
