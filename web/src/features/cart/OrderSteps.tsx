// The three steps of an order, with the one that is shown. Steps back are links, as long as there is a way back.
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
