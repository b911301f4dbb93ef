// All details of an order that its owner may see.
import type { ReactNode } from 'react';
import type { OrderLine, OrderView } from '@/api/types';
import { addressRules } from '@/lib/forms/addresses';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/lib/shop';
import { A } from '@/ui/A';
import { Initial } from '@/ui/Initial';
import { LinePrice } from '@/ui/LinePrice';
import { Picture } from '@/ui/Picture';
import type { OrderFiles } from './files';
import { OrderStateBadge } from './OrderStateBadge';
import { OrderTotals } from './OrderTotals';

type Props = {
  order: OrderView;
  files: OrderFiles;
  /** The available actions. */
  actions?: ReactNode;
};

export function OrderDetails({ order, files, actions }: Props) {
  const t = useT();
  return (
    <div className="grid gap-10">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <OrderStateBadge of="payment" state={order.paymentState} />
        <OrderStateBadge of="delivery" state={order.deliveryState} />
      </dl>
      {actions}
      <CreditNotes order={order} files={files} />
      <Parcels order={order} />
      <Part title={t('order-lines')}>
        <ul className="item-lines">
          {order.lines.map((line) => (
            <OrderLineRow key={line.position} line={line} />
          ))}
        </ul>
        <div className="mt-8 sm:ml-auto sm:max-w-[360px]">
          <OrderTotals order={order} />
        </div>
      </Part>
      <div className="grid gap-8 sm:grid-cols-2">
        <Delivery order={order} />
        <AddressPart title={t(order.delivery.pickup ? 'checkout-collector' : 'checkout-address')} of={order.address} />
        <AddressPart title={t('order-billing')} of={order.billing} />
        {order.note && (
          <Part title={t('checkout-note')} small>
            <p className="text-ink-2">{order.note}</p>
          </Part>
        )}
      </div>
      <Timeline order={order} />
    </div>
  );
}

function Part({ title, small, children }: { title: string; small?: boolean; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className={small ? 'mb-2 font-medium' : 'display-28 mb-5'}>{title}</h2>
      {children}
    </section>
  );
}

function OrderLineRow({ line }: { line: OrderLine }) {
  const t = useT();
  const { pattern } = useShop().currency;
  const options = [line.color, line.size].filter(Boolean).join(' · ');
  return (
    <li className="item-line">
      <span className="tile">
        {line.picture ? (
          <Picture picture={line.picture} sizes="104px" alt="" className="absolute inset-0 size-full object-cover" />
        ) : (
          <Initial of={line.name} />
        )}
      </span>
      <div className="min-w-0">
        {line.brand && <p className="caps text-ink-2">{line.brand}</p>}
        <p className="font-medium text-pretty hyphens-auto">
          {line.path ? (
            <A to={line.path} className="inline-block">
              {line.name}
            </A>
          ) : (
            line.name
          )}
        </p>
        {options && <p className="text-14 text-ink-2">{options}</p>}
        <p className="text-14 text-ink-2 tabular-nums">
          {t('cart-quantity')}: {line.quantity}
        </p>
        {line.composition && <p className="mt-1 text-12 text-ink-3">{line.composition}</p>}
        {line.refundedMinor > 0 && (
          <p className="mt-1 text-14 text-amber tabular-nums">
            {t('order-refunded')}: {formatMoney(pattern, line.refundedMinor)}
          </p>
        )}
      </div>
      {line.isGift ? (
        <p className="font-medium text-leaf md:text-right">{t('cart-gift')}</p>
      ) : (
        <LinePrice
          totalMinor={line.totalMinor}
          regularMinor={line.regularUnitMinor * line.quantity}
          quantity={line.quantity}
          unitMinor={line.unitMinor}
          lowestMinor={null}
        />
      )}
    </li>
  );
}

function Delivery({ order: { delivery, deliveryState } }: { order: OrderView }) {
  const t = useT();
  const { arrives, pickup } = delivery;
  const isComing = ['PENDING', 'PACKED', 'SHIPPED'].includes(deliveryState.status);
  const rows = pickup
    ? [
        pickup.address,
        t('checkout-hours', { opens: pickup.opens, closes: pickup.closes }),
        ...(isComing ? [t('checkout-ready', { date: arrives })] : []),
      ]
    : isComing
      ? [t('checkout-arrives', { dates: arrives })]
      : [];
  return (
    <Part title={t('checkout-delivery')} small>
      {[t(pickup ? 'checkout-pickup' : 'checkout-courier'), ...rows].map((row) => (
        <p key={row} className="text-ink-2">
          {row}
        </p>
      ))}
    </Part>
  );
}

/** In the address format of its country. */
function AddressPart({ title, of }: { title: string; of: OrderView['address'] }) {
  const shop = useShop();
  if (!of) return null;
  // For another country's address, only the general format is known here.
  const { rows } = addressRules(of.countryId === shop.countryId ? shop.countryCode : null);
  const lines = rows.map((row) =>
    row
      .map((field) => of[field])
      .filter(Boolean)
      .join(' '),
  );
  const state = rows.flat().includes('state') ? [] : [of.state];
  return (
    <Part title={title} small>
      <address className="text-ink-2 not-italic">
        {[...lines, ...state, of.country, of.phone].filter(Boolean).map((line) => (
          <bdi key={line} className="block">
            {line}
          </bdi>
        ))}
      </address>
    </Part>
  );
}

function Parcels({ order: { parcels } }: { order: OrderView }) {
  const t = useT();
  if (parcels.length === 0) return null;
  return (
    <Part title={t('order-parcels')}>
      <ul className="grid gap-4">
        {parcels.map(({ carrier, tracking, trackingUrl, shippedOn }) => (
          <li key={tracking} className="rounded-tile border border-line p-4">
            <p className="font-medium">
              {carrier} <span className="tabular-nums">{tracking}</span>
            </p>
            <p className="text-14 text-ink-2">{shippedOn}</p>
            {trackingUrl && (
              <a href={trackingUrl} className="link inline-block py-2 text-14" rel="noreferrer">
                {t('order-track')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function CreditNotes({ order: { creditNotes }, files }: Pick<Props, 'order' | 'files'>) {
  const t = useT();
  const { currency } = useShop();
  if (creditNotes.length === 0) return null;
  return (
    <Part title={t('order-credit-notes')} small>
      <ul className="grid gap-1">
        {creditNotes.map(({ number, issuedOn, amountMinor }) => (
          <li key={number} className="flex flex-wrap items-baseline gap-x-3 text-ink-2 tabular-nums">
            <a href={files.creditNote(number)} download className="link py-2">
              {number} (PDF)
            </a>
            <span>
              {issuedOn} · {formatMoney(currency.pattern, amountMinor)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Timeline({ order: { timeline } }: { order: OrderView }) {
  const t = useT();
  if (timeline.length === 0) return null;
  return (
    <Part title={t('order-timeline')}>
      <ol className="order-timeline">
        {timeline.map(({ kind, label, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: past entries never change, and two may have the same minute.
          <li key={`${index} ${kind}`}>
            <span>{label}</span>
            <span className="text-14 text-ink-2 tabular-nums">{at}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
