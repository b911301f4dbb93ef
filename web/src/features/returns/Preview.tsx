// The refund for the selected items, less promotions that no longer apply to the kept ones: shown before anything is submitted.
import { useOwnAnswer } from '@/api/own';
import { useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/lib/shop';
import { LoadingOrError } from '@/ui/LoadingOrError';
import { TotalRow } from '@/ui/Totals';
import type { OptionCalls } from './calls';
import { OrderSkeleton } from './OrderPageLayout';
import type { ReturnPreview } from './shapes';

export function Preview({ hasExchange }: { hasExchange?: boolean }) {
  const t = useT();
  const { data, problem, reload } = useOwnAnswer<OptionCalls, 'preview'>('preview');
  return (
    <section aria-labelledby="preview" className="rounded-tile bg-surface p-5">
      <h2 id="preview" className="display-28 mb-4">
        {t('return-preview-title')}
      </h2>
      {data ? (
        <Amounts preview={data} />
      ) : (
        <LoadingOrError problem={problem} reload={reload} fallback={<OrderSkeleton />} />
      )}
      {hasExchange && <p className="mt-3 text-14 text-ink-2">{t('return-preview-exchange')}</p>}
    </section>
  );
}

function Amounts({ preview }: { preview: ReturnPreview }) {
  const t = useT();
  const { pattern } = useShop().currency;
  const money = (minor: number) => formatMoney(pattern, minor);
  const { refundMinor, shippingRefundMinor, lost, keptMinor } = preview;
  const lostMinor = lost.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return (
    <dl className="cart-sums">
      <TotalRow label={t('return-preview-items')}>{money(refundMinor - shippingRefundMinor + lostMinor)}</TotalRow>
      {lost.map(({ title, amountMinor }) => (
        <TotalRow key={title} label={t('return-preview-lost', { title })} tone="text-amber">
          {money(-amountMinor)}
        </TotalRow>
      ))}
      {shippingRefundMinor > 0 && <TotalRow label={t('cart-shipping')}>{money(shippingRefundMinor)}</TotalRow>}
      <TotalRow label={t('return-preview-total')} tone="cart-total">
        {money(refundMinor)}
      </TotalRow>
      {keptMinor > 0 && (
        <TotalRow label={t('return-preview-kept')} tone="text-14 text-ink-2">
          {money(keptMinor)}
        </TotalRow>
      )}
    </dl>
  );
}
