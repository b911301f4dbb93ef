// The three checkout steps, with the current one marked. Previous steps are links as long as it is possible to go back.
import { useT } from '@/lib/i18n';
import { A } from '@/ui/A';

const steps = ['cart', 'payment', 'confirmation'] as const;

export function OrderSteps({ current }: { current: (typeof steps)[number] }) {
  const t = useT();
  const at = steps.indexOf(current);
  return (
    <ol aria-label={t('cart-steps')} className="order-steps">
      {steps.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} data-done={index < at || undefined}>
          <span aria-hidden="true">{index + 1}</span>
          {step === 'cart' && current === 'payment' ? (
            <A to="/Checkout" className="link">
              {t('cart-step-cart')}
            </A>
          ) : (
            t(`cart-step-${step}`)
          )}
        </li>
      ))}
    </ol>
  );
}
