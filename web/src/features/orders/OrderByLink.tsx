// An order opened by its secret link, right after ordering or from an e-mail: its state, its lines, and the available actions.
import type { ReactNode } from 'react';
import { useOwnAnswer } from '@/api/own';
import type { Cart, OrderView } from '@/api/types';
import { useAuth } from '@/lib/auth';
import { keepDraft, readDraft } from '@/lib/forms/draft';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { useShop } from '@/lib/shop';
import { usePolling } from '@/lib/usePolling';
import { LinkButton } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { RefreshWithoutScript } from '@/ui/RefreshWithoutScript';
import type { OrderCalls } from './calls';
import { filesByLink } from './files';
import { LinkPending, LinkUnavailable } from './LinkPlaceholder';
import { OrderActions, PayButton } from './OrderActions';
import { OrderDetails } from './OrderDetails';
import { outcomeOf } from './outcome';
import { useOrderEvents } from './useOrderEvents';

type Props = { steps: ReactNode; onReordered(order: OrderView, cart: Cart): void };

export function OrderByLink({ steps, onReordered }: Props) {
  const t = useT();
  const token = usePage().query.get('order') ?? '';
  const { data: order, problem, reload } = useOwnAnswer<OrderCalls, 'order'>('order');
  useOrderEvents(order);
  usePolling(order !== null && outcomeOf(order).isOpen, reload);
  return (
    <div className="wrap">
      {steps}
      <div className="mx-auto max-w-[720px] pt-6 lg:pt-10">
        {order ? (
          <OrderContent order={order} token={token} onReordered={onReordered} />
        ) : token && problem?.status !== 404 ? (
          <LinkPending title={t('order-view')} problem={problem} reload={reload} />
        ) : (
          <LinkUnavailable
            title={t('order-missing-title')}
            text={t('link-missing-text')}
            requestId={problem?.requestId}
            reload={reload}
          />
        )}
      </div>
    </div>
  );
}

type OrderContentProps = Pick<Props, 'onReordered'> & { order: OrderView; token: string };

function OrderContent({ order, token, onReordered }: OrderContentProps) {
  const t = useT();
  const shop = useShop();
  const { icon, colour, title, text } = outcomeOf(order);
  const number = t('order-number-of', { number: order.number });
  const canPay = order.actions.canPay;
  const link = `?order=${encodeURIComponent(token)}`;
  const files = filesByLink(token, shop);
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
          files={files}
          actions={
            <OrderActions
              order={{ ...order, actions: { ...order.actions, canPay: false } }}
              files={files}
              onReordered={onReordered}
              returnPaths={{ returns: `/guest/return${link}`, withdrawal: `/withdrawal${link}` }}
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
