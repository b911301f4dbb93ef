// Three promises in large type: returns, delivery, and the country's most trusted payment method.
import { type Translate, useT } from '@/lib/i18n';
import { formatMoney } from '@/lib/money';
import { type Shop, useShop } from '@/lib/shop';

type Promised = { figure: string; text: string };

export function PromiseStrip() {
  const t = useT();
  const shop = useShop();
  const { returnDays, deliveryDays } = shop;
  const promises: Promised[] = [
    { figure: t('promise-returns-figure', { days: returnDays }), text: t('promise-returns-text') },
    {
      figure: t('promise-delivery-figure', { min: deliveryDays.min, max: deliveryDays.max }),
      text: t('promise-delivery-text'),
    },
    payment(shop, t),
  ];
  return (
    <section aria-label={t('promise-label')} className="promise">
      {promises.map(({ figure, text }) => (
        <div key={text}>
          <p className="display-36">{figure}</p>
          <p className="text-ink-2">{text}</p>
        </div>
      ))}
    </section>
  );
}

function payment({ codMinor, freeDeliveryMinor, currency, paymentMethods }: Shop, t: Translate): Promised {
  if (codMinor !== null && paymentMethods.includes('cod')) {
    const price = formatMoney(currency.pattern, codMinor);
    const text = codMinor > 0 ? t('promise-cod-text', { price }) : t('promise-cod-free-text');
    return { figure: t('promise-cod-figure'), text };
  }
  if (freeDeliveryMinor !== null) {
    const price = formatMoney(currency.pattern, freeDeliveryMinor);
    return { figure: t('promise-free-figure', { price }), text: t('promise-free-text') };
  }
  return { figure: t('promise-card-figure'), text: t('promise-card-text') };
}
