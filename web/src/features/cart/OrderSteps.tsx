// The three steps of an order, with the one that is shown.
import { useT } from '@/lib/i18n';

const steps = ['cart', 'payment', 'confirmation'] as const;

export function OrderSteps({ current }: { current: (typeof steps)[number] }) {
  const t = useT();
  return (
    <ol aria-label={t('cart-steps')} className="order-steps">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-done={index < steps.indexOf(current) || undefined}
        >
          <span aria-hidden="true">{index + 1}</span>
          {t(`cart-step-${step}`)}
        </li>
      ))}
    </ol>
  );
}
