// The withdrawal function required by law: the customer selects what to withdraw from, then confirms. It asks for no reason and
// needs no account.
import { useOwnAnswer } from '@/api/own';
import { useForm } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { useShop } from '@/lib/shop';
import { A } from '@/ui/A';
import { FieldsForm } from '@/ui/ActionForm';
import { LinkButton } from '@/ui/Button';
import { SubmitButton } from '@/ui/FormParts';
import { ChooseLines } from './ChooseLines';
import { type OptionCalls, orderNameOf } from './calls';
import { type ChosenLine, chosenLines } from './chosenLines';
import { FindOrder } from './FindOrder';
import { OrderPageLayout } from './OrderPageLayout';
import { OrderPlaceholder } from './OrderPlaceholder';
import { Preview } from './Preview';
import { changePath, chosenOf, hasChosen } from './selection';
import type { OrderName, ReturnOptions } from './shapes';

export function WithdrawPage({ isOwn }: { isOwn?: boolean }) {
  const t = useT();
  const { query, params } = usePage();
  const order = orderNameOf(query, params, isOwn ?? false);
  const { data: options, problem, reload } = useOwnAnswer<OptionCalls, 'options'>('options');
  if (!order) {
    return (
      <OrderPageLayout title={t('withdrawal-title')} lead={t('withdrawal-lead')}>
        <FindOrder field="orderNumber" submit={t('return-find')} />
      </OrderPageLayout>
    );
  }
  if (options) return <Steps options={options} order={order} />;
  return (
    <OrderPageLayout title={t('withdrawal-title')}>
      <OrderPlaceholder problem={problem} reload={reload} isOwn={isOwn} />
    </OrderPageLayout>
  );
}

function Steps({ options, order }: { options: ReturnOptions; order: OrderName }) {
  const t = useT();
  const { query } = usePage();
  const lines = hasChosen(query) ? chosenLines(chosenOf(query), options.lines) : [];
  if (options.withdrawalUntil === null) return <WithdrawalPeriodOver order={order} />;
  if (options.lines.every(({ returnable }) => returnable === 0))
    return <NothingToWithdraw options={options} order={order} />;
  if (lines.length > 0) return <Confirmation options={options} lines={lines} />;
  return (
    <OrderPageLayout title={t('withdrawal-title')} lead={t('withdrawal-lead')}>
      <p className="font-medium">{t('order-number-of', { number: options.number })}</p>
      <p className="mb-6">{t('withdrawal-until', { date: options.withdrawalUntil })}</p>
      {options.lines.some(({ requested }) => requested > 0) && (
        <p className="mb-6 rounded-tile bg-amber-wash px-4 py-3.5 text-pretty">{t('withdrawal-requested')}</p>
      )}
      <h2 className="display-28 mb-5">{t('withdrawal-what')}</h2>
      <ChooseLines lines={options.lines} all submit={t('footer-withdraw')} />
    </OrderPageLayout>
  );
}

type ConfirmationProps = { options: ReturnOptions; lines: readonly ChosenLine[] };

function Confirmation({ options, lines }: ConfirmationProps) {
  const t = useT();
  const { path, query } = usePage();
  const form = useForm({
    name: 'withdrawal',
    intent: 'withdrawal',
    hidden: { invoice: options.invoiceNumber ?? options.number },
    rules: {},
    initial: {},
  });
  return (
    <OrderPageLayout title={t('withdrawal-confirm-title')}>
      <FieldsForm form={form} labels={{}} className="grid gap-8">
        <div className="rounded-tile border border-line p-5">
          <p className="text-pretty">{t('withdrawal-statement', { number: options.number, date: options.placedOn })}</p>
          <ul className="mt-3 grid gap-1">
            {lines.map(({ position, quantity, line }) => (
              <li key={position} className="font-medium">
                {[line.name, line.color, line.size].filter(Boolean).join(' · ')} × {quantity}
              </li>
            ))}
          </ul>
        </div>
        {lines.some(({ quantity, line }) => quantity > line.returnable - line.requested) && (
          <p className="rounded-tile bg-amber-wash px-4 py-3.5 text-pretty">{t('withdrawal-replaces')}</p>
        )}
        {options.email && <p className="text-pretty">{t('withdrawal-receipt', { email: options.email })}</p>}
        <Preview />
        <div className="grid gap-2">
          <SubmitButton busy={form.busy} wide>
            {t('withdrawal-confirm')}
          </SubmitButton>
          <p className="text-center text-14">
            <A to={changePath(path, query)} className="link inline-flex min-h-(--hit) items-center">
              {t('return-back')}
            </A>
          </p>
        </div>
      </FieldsForm>
    </OrderPageLayout>
  );
}

/** Everything has been withdrawn from or returned. */
function NothingToWithdraw({ options, order }: { options: ReturnOptions; order: OrderName }) {
  const t = useT();
  const link = order.order ? `?order=${encodeURIComponent(order.order)}` : '';
  return (
    <OrderPageLayout title={t('withdrawal-title')} lead={options.why}>
      <LinkButton to={`/return/${encodeURIComponent(options.invoiceNumber ?? options.number)}${link}`}>
        {t('return-status-title')}
      </LinkButton>
    </OrderPageLayout>
  );
}

/** After the legal period, the shop's own return policy still applies. */
function WithdrawalPeriodOver({ order }: { order: OrderName }) {
  const t = useT();
  const { returnDays } = useShop();
  const to = order.order
    ? `/guest/return?order=${encodeURIComponent(order.order)}`
    : `/user/orders/${encodeURIComponent(order.invoice ?? '')}/return`;
  return (
    <OrderPageLayout
      title={t('withdrawal-over-title')}
      lead={`${t('withdrawal-over-text')} ${t('policy-returns', { days: returnDays })}`}
    >
      <LinkButton to={to}>{t('return-title')}</LinkButton>
    </OrderPageLayout>
  );
}
