// Returning items of an order, for guests and customers: find the order, select items, give reasons.
import { useOwnAnswer } from '@/api/own';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { useShop } from '@/lib/shop';
import { A } from '@/ui/A';
import { LinkButton } from '@/ui/Button';
import { ChooseLines } from './ChooseLines';
import { type OptionCalls, orderNameOf } from './calls';
import { chosenLines } from './chosenLines';
import { FindOrder } from './FindOrder';
import { OrderPageLayout } from './OrderPageLayout';
import { OrderPlaceholder } from './OrderPlaceholder';
import { ReasonForm } from './ReasonForm';
import { changePath, chosenOf, hasChosen } from './selection';
import type { OrderName, ReturnOptions } from './shapes';

/** `isOwn`: for signed-in customers, who need not search for the order. */
export function ReturnPage({ isOwn }: { isOwn?: boolean }) {
  const t = useT();
  const { returnDays } = useShop();
  const { query, params } = usePage();
  const order = orderNameOf(query, params, isOwn ?? false);
  const { data: options, problem, reload } = useOwnAnswer<OptionCalls, 'options'>('options');
  if (!order) {
    return (
      <OrderPageLayout
        title={t('return-title')}
        lead={`${t('policy-returns', { days: returnDays })} ${t('return-lead')}`}
      >
        <FindOrder field="orderNumber" submit={t('return-find')} />
      </OrderPageLayout>
    );
  }
  if (options) return <Steps options={options} order={order} />;
  return (
    <OrderPageLayout title={t('return-title')}>
      <OrderPlaceholder problem={problem} reload={reload} isOwn={isOwn} />
    </OrderPageLayout>
  );
}

function Steps({ options, order }: { options: ReturnOptions; order: OrderName }) {
  const t = useT();
  const { path, query } = usePage();
  const lines = hasChosen(query) ? chosenLines(chosenOf(query), options.lines) : [];
  const number = t('order-number-of', { number: options.number });
  if (options.lines.every(({ returnable }) => returnable === 0) || options.reasons.every(({ isAllowed }) => !isAllowed))
    return <ReturnUnavailable options={options} order={order} />;
  if (lines.length === 0) {
    return (
      <OrderPageLayout title={t('return-choose-title')} lead={number}>
        {options.why && <p className="mb-6 rounded-tile bg-amber-wash px-4 py-3.5 text-pretty">{options.why}</p>}
        {options.until && <p className="mb-6">{t('return-until', { date: options.until })}</p>}
        <ChooseLines lines={options.lines} submit={t('return-continue')} />
      </OrderPageLayout>
    );
  }
  return (
    <OrderPageLayout title={t('return-reason-title')} lead={number}>
      <p className="mb-8 text-14">
        <A to={changePath(path, query)} className="link inline-flex min-h-(--hit) items-center">
          {t('return-back')}
        </A>
      </p>
      {/* A new key for each selection resets the form. */}
      <ReasonForm key={query.getAll('take').join()} options={options} lines={lines} order={order} />
    </OrderPageLayout>
  );
}

/** Shown when nothing can be returned: the reason, and the alternatives. */
function ReturnUnavailable({ options, order }: { options: ReturnOptions; order: OrderName }) {
  const t = useT();
  const { legal } = useShop();
  const link = order.order ? `?order=${encodeURIComponent(order.order)}` : '';
  return (
    <OrderPageLayout title={t('return-impossible-title')} lead={options.why}>
      <p>
        {t('return-contact')}{' '}
        <a className="link inline-flex min-h-6 items-center" href={`mailto:${legal.email}`}>
          {legal.email}
        </a>
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <LinkButton to={`/return/${encodeURIComponent(options.invoiceNumber ?? options.number)}${link}`} look="line">
          {t('return-status-title')}
        </LinkButton>
        <LinkButton to="/" look="line">
          {t('link-home')}
        </LinkButton>
      </div>
    </OrderPageLayout>
  );
}
