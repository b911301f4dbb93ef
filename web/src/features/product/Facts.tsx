// Key facts before the selection: delivery date, returns, payment methods.
import type { ReactNode } from 'react';
import type { ProductDetail } from '@/api/types';
import { type Choice, isSoldOut } from '@/lib/choice';
import { type Translate, useT } from '@/lib/i18n';
import { sentencePrice } from '@/lib/money';
import { type Shop, useShop } from '@/lib/shop';
import { Icon, type IconName } from '@/ui/Icon';

/** No delivery date is shown for a selection that cannot be bought. */
export function Facts({ product, choice }: { product: ProductDetail; choice: Choice }) {
  const t = useT();
  const shop = useShop();
  const { from, to, shipping } = product.delivery;
  return (
    <ul className="divide-y divide-line border-line border-y text-14">
      {product.inStock && !isSoldOut(choice) && (
        <Fact icon="box" title={t('product-delivery', { dates: `${from} – ${to}` })}>
          {t('product-delivery-ships', { date: shipping })} {deliveryCost(t, shop)}
        </Fact>
      )}
      <Fact icon="back" title={t('product-returns', { days: shop.returnDays })}>
        {t('product-returns-text')}
      </Fact>
      <Payment />
    </ul>
  );
}

function Payment() {
  const t = useT();
  const { paymentMethods, codMinor, currency } = useShop();
  const cod = paymentMethods.includes('cod') && codMinor !== null;
  const card = paymentMethods.includes('card');
  if (!cod && !card) return null;
  const title = cod && card ? 'product-pay-card-cod' : cod ? 'product-pay-cod' : 'product-pay-card';
  const charge =
    cod && codMinor > 0 ? t('product-pay-cod-charge', { price: sentencePrice(currency.pattern, codMinor) }) : '';
  return (
    <Fact icon="cash" title={t(title)}>
      {charge || t('product-pay-safe')}
    </Fact>
  );
}

function Fact({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-3.5 py-3.5">
      <Icon name={icon} />
      <div>
        <p className="font-strong">{title}</p>
        <p className="text-ink-2">{children}</p>
      </div>
    </li>
  );
}

function deliveryCost(t: Translate, { shippingMinor, freeDeliveryMinor, currency }: Shop): string {
  if (shippingMinor === 0) return t('product-delivery-free');
  const price = sentencePrice(currency.pattern, shippingMinor);
  if (freeDeliveryMinor === null) return t('product-delivery-cost', { price });
  const threshold = sentencePrice(currency.pattern, freeDeliveryMinor);
  return t('product-delivery-cost-free-over', { price, threshold });
}
