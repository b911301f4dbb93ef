// The status of an order's returns, step by step, with the label to print and the option to cancel a request.
import { useOwnAnswer } from '@/api/own';
import { useAuth } from '@/lib/auth';
import { leaveFocusToMain } from '@/lib/focus';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { usePage } from '@/lib/page';
import { useShop } from '@/lib/shop';
import { ButtonForm } from '@/ui/ActionForm';
import { Button, LinkButton } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import type { StatusCalls } from './calls';
import { FindOrder } from './FindOrder';
import { OrderPageLayout } from './OrderPageLayout';
import { OrderPlaceholder } from './OrderPlaceholder';
import type { ReturnStep, ReturnView } from './shapes';

export function ReturnStatus() {
  const t = useT();
  const auth = useAuth();
  const { query, params, status } = usePage();
  const { data, problem, reload } = useOwnAnswer<StatusCalls, 'returns'>('returns');
  const order = query.get('order');
  const invoice = params.invoice ?? '';
  if (data) {
    return (
      <OrderPageLayout title={t('return-status-title')} lead={t('order-number-of', { number: data.number })}>
        <SubmittedNotice done={query.get('done')} />
        {data.returns.length === 0 ? (
          <NoReturns order={order} number={data.number} />
        ) : (
          <ul className="grid gap-10">
            {data.returns.map((one) => (
              <li key={one.number}>
                <ReturnDetails view={one} order={order} />
              </li>
            ))}
          </ul>
        )}
      </OrderPageLayout>
    );
  }
  if (status === 404 || (!order && !auth)) {
    return (
      <OrderPageLayout title={t('return-status-title')} lead={t('return-status-find')}>
        <FindOrder field="orderNumber" number={invoice} submit={t('track-submit')} />
      </OrderPageLayout>
    );
  }
  return (
    <OrderPageLayout title={t('return-status-title')}>
      <OrderPlaceholder problem={problem} reload={reload} />
    </OrderPageLayout>
  );
}

/** The result of the form that redirected to this page. */
function SubmittedNotice({ done }: { done: string | null }) {
  const t = useT();
  if (done !== 'return' && done !== 'withdrawal') return null;
  return (
    <p role="status" className="mb-8 flex gap-3 rounded-tile bg-leaf-wash px-4 py-3.5">
      <Icon name="check" className="mt-0.5 text-leaf" />
      {t(`${done}-done`)}
    </p>
  );
}

function NoReturns({ order, number }: { order: string | null; number: string }) {
  const t = useT();
  const to = order
    ? `/guest/return?order=${encodeURIComponent(order)}`
    : `/user/orders/${encodeURIComponent(number)}/return`;
  return (
    <div className="grid justify-items-start gap-5">
      <p>{t('return-status-none')}</p>
      <LinkButton to={to}>{t('return-title')}</LinkButton>
    </div>
  );
}

function ReturnDetails({ view, order }: { view: ReturnView; order: string | null }) {
  const t = useT();
  const { pattern } = useShop().currency;
  const { number, kind, lines, steps, refundMinor, reasonRefused, labelPath, declaredAt, canWithdraw } = view;
  return (
    <article aria-labelledby={`return-${number}`} className="grid gap-5">
      <header>
        <h2 id={`return-${number}`} className="display-28">
          {t(kind === 'withdrawal' ? 'withdrawal-number' : 'return-number', { number })}
        </h2>
        {declaredAt && <p className="text-14 text-ink-2">{t('withdrawal-declared', { date: declaredAt })}</p>}
      </header>
      <ReturnSteps steps={steps} />
      {reasonRefused && (
        <p className="rounded-tile bg-amber-wash px-4 py-3.5">{t('return-refused', { reason: reasonRefused })}</p>
      )}
      <ul className="grid gap-2">
        {lines.map(({ position, name, size, quantity, reason, exchange }) => (
          <li key={position}>
            <p className="font-medium text-pretty">
              {[name, size].filter(Boolean).join(' · ')} × {quantity}
            </p>
            {reason && <p className="text-14 text-ink-2">{reason}</p>}
            {exchange && <p className="text-14 text-ink-2">{t('return-exchange-for', { choice: exchange })}</p>}
          </li>
        ))}
      </ul>
      {refundMinor > 0 && (
        <p className="font-medium tabular-nums">
          {t('return-preview-total')}: {formatMoney(pattern, refundMinor)}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-2 empty:hidden">
        {labelPath && (
          <a href={labelPath} target="_blank" rel="noreferrer" className="btn btn-line">
            {t('return-label')}
          </a>
        )}
        {canWithdraw && (
          <ButtonForm intent="return-take-back" fields={{ number, order: order ?? '' }}>
            {(busy) => (
              <Button
                ref={leaveFocusToMain}
                type="submit"
                look="line"
                aria-disabled={busy || undefined}
                data-busy={busy || undefined}
              >
                {t('return-take-back')}
              </Button>
            )}
          </ButtonForm>
        )}
      </div>
    </article>
  );
}

function ReturnSteps({ steps }: { steps: readonly ReturnStep[] }) {
  // The last completed step is the current one.
  const at = steps.findLastIndex(({ isDone }) => isDone);
  return (
    <ol className="return-steps">
      {steps.map(({ status, label, at: reached, isDone }, index) => (
        <li key={status} data-done={isDone || undefined} aria-current={index === at ? 'step' : undefined}>
          <span>{label}</span>
          {reached && <span className="text-14 text-ink-2 tabular-nums">{reached}</span>}
        </li>
      ))}
    </ol>
  );
}
