// Shown when an order cannot be found or accessed: the reason, and the search form again.
import type { Problem } from '@/api/own';
import { useT } from '@/lib/i18n';
import { LinkButton } from '@/ui/Button';
import { ErrorReference } from '@/ui/ErrorReference';
import { FindOrder } from './FindOrder';

export function OrderNotFound({ problem, isOwn }: { problem: Problem; isOwn?: boolean }) {
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
