// An order opened by its secret link, right after ordering or from an e-mail: its state, its lines, and the available actions.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call } from '@/api/call';
import { apiUrl, get } from '@/api/get';
import { type Problem, useOwnAnswer } from '@/api/own';
import type { OrderView } from '@/api/types';
import { useAuth } from '@/lib/auth';
import { keepDraft, readDraft } from '@/lib/forms/draft';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { Button, LinkButton } from '@/ui/Button';
import { ErrorReference } from '@/ui/ErrorReference';
import { Icon } from '@/ui/Icon';
import { RefreshWithoutScript } from '@/ui/RefreshWithoutScript';
import { Skeleton } from '@/ui/Skeleton';
import type { OrderCalls } from './calls';
import { OrderActions, PayButton, type Reorder } from './OrderActions';
import { OrderDetails } from './OrderDetails';
import { outcomeOf } from './outcome';
import { useOrderEvents } from './useOrderEvents';

type Props = { steps: ReactNode; onReorder: Reorder };

export function OrderByLink({ steps, onReorder }: Props) {
  const token = usePage().query.get('order') ?? '';
  const { data: order, problem, reload } = useOwnAnswer<OrderCalls, 'order'>('order');
  useOrderEvents(order);
  useStateChanges(token, order, reload);
  return (
    <div className="wrap">
      {steps}
      <div className="mx-auto max-w-[720px] pt-6 lg:pt-10">
        {order ? (
          <Found order={order} token={token} onReorder={onReorder} />
        ) : (
          <Missing problem={token === '' ? noLink : problem} reload={reload} />
        )}
      </div>
    </div>
  );
}

function Found({ order, token, onReorder }: { order: OrderView; token: string; onReorder: Reorder }) {
  const t = useT();
  const { icon, colour, title, text } = outcomeOf(order);
  const number = t('order-number-of', { number: order.number });
  const canPay = order.actions.canPay;
  const link = `?order=${encodeURIComponent(token)}`;
  const invoice = apiUrl('/api/order/by-link/{token}/invoice', { params: { token } });
  return (
    <>
      <div role="status" className="grid justify-items-start gap-3">
        <Icon name={icon} size={40} className={colour} />
        <h1 className="display-48">{title ? t(title) : number}</h1>
        {text && (text !== 'order-sent' || order.email) && (
          <p className="text-18 text-ink-2 text-pretty">
            {text === 'order-sent' ? t(text, { email: order.email ?? '' }) : t(text)}
          </p>
        )}
        <p className="font-medium">
          {title && `${number} · `}
          {order.placedOn}
        </p>
      </div>
      {order.paymentState.status === 'PROCESSING' && <RefreshWithoutScript />}
      {canPay && (
        <div className="mt-6">
          <PayButton isRetry={order.paymentState.status !== 'PENDING'} />
        </div>
      )}
      <AccountOffer order={order} />
      <div className="mt-10">
        <OrderDetails
          order={order}
          invoice={invoice}
          actions={
            <OrderActions
              order={{ ...order, actions: { ...order.actions, canPay: false } }}
              invoice={invoice}
              onReorder={onReorder}
              back={{ returning: `/guest/return${link}`, withdrawing: `/withdrawal${link}` }}
            />
          }
        />
      </div>
      <p className="mt-12">
        <LinkButton to="/" look="line">
          {t('cart-continue')}
        </LinkButton>
      </p>
    </>
  );
}

/** For guests: offers an account, with the e-mail address prefilled. */
function AccountOffer({ order: { email } }: { order: OrderView }) {
  const t = useT();
  const auth = useAuth();
  if (auth !== null || !email) return null;
  return (
    <div className="mt-8 grid justify-items-start gap-3 rounded-tile bg-surface p-5">
      <p className="text-pretty">{t('order-account')}</p>
      <LinkButton
        to="/auth/Register?next=%2Fuser%2Forders"
        look="line"
        small
        onClick={() => keepDraft('register', { ...readDraft('register'), email })}
      >
        {t('register-title')}
      </LinkButton>
    </div>
  );
}

/** The page's URL has no token. */
const noLink: Problem = { message: '' };

function Missing({ problem, reload }: { problem: Problem | null; reload(): Promise<void> }) {
  const t = useT();
  if (problem === null) {
    return (
      <div className="grid gap-6">
        <h1 className="sr-only">{t('order-view')}</h1>
        <Skeleton className="h-16 w-2/3" />
        <Skeleton className="h-52" />
      </div>
    );
  }
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <h1 className="display-48">{t('order-missing-title')}</h1>
      <p className="text-18 text-ink-2 text-pretty">{t('link-missing-text')}</p>
      <Button look="line" className="script-only" onClick={() => void reload()}>
        {t('failed-retry')}
      </Button>
      <ErrorReference id={problem.requestId} />
    </div>
  );
}

/** The polling interval in milliseconds, and the number of polls: one minute in all. After that, the result is sent by e-mail. */
const pause = 3000;
const times = 20;

/** Polls the payment state while the payment is open; reloads the order when it has changed. */
function useStateChanges(token: string, order: OrderView | null, reload: () => Promise<void>): void {
  const [asked, setAsked] = useState(0);
  const status = order?.paymentState.status;
  const isDue = order !== null && outcomeOf(order).isOpen && asked < times;
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    if (!isDue) return;
    const timer = setTimeout(async () => {
      const answer = await call(get('/api/order/by-link/{token}/state', { params: { token } }));
      if (isOver.current) return;
      if (answer.ok && answer.data.paymentState.status !== status) await reload();
      setAsked(asked + 1);
    }, pause);
    return () => {
      isOver.current = true;
      clearTimeout(timer);
    };
  }, [isDue, asked, status, token, reload]);
}
