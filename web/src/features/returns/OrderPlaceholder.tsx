// Shown instead of an order's page: while it is loading, when it cannot be loaded right now, or when the order cannot be found or
// accessed.
import { mayPass, type Problem } from '@/api/own';
import { useT } from '@/lib/i18n';
import { LinkButton } from '@/ui/Button';
import { ErrorReference } from '@/ui/ErrorReference';
import { LoadingOrError } from '@/ui/LoadingOrError';
import { FindOrder } from './FindOrder';
import { OrderSkeleton } from './OrderPageLayout';

type Props = { problem: Problem | null; reload(): Promise<void>; isOwn?: boolean };

export function OrderPlaceholder({ problem, reload, isOwn }: Props) {
  if (problem !== null && !mayPass(problem.status)) return <OrderNotFound problem={problem} isOwn={isOwn} />;
  return <LoadingOrError problem={problem} reload={reload} fallback={<OrderSkeleton />} />;
}

/** The reason, and the search form again. */
function OrderNotFound({ problem, isOwn }: { problem: Problem; isOwn?: boolean }) {
  const t = useT();
  return (
    <div className="grid gap-8">
      <p role="alert" className="rounded-tile bg-amber-wash px-4 py-3.5 text-pretty">
        {problem.message || t('failed-text')}
      </p>
      <ErrorReference id={problem.requestId} />
      {isOwn ? (
        <p>
          <LinkButton to="/user/orders">{t('order-missing-back')}</LinkButton>
        </p>
      ) : (
        <FindOrder field="orderNumber" submit={t('return-find')} />
      )}
    </div>
  );
}
