// The delivery and payment methods of the country as options with translated texts.
import type { Cart, CheckoutOffer } from '@/api/types';
import { useT } from '@/lib/i18n';
import type { MessageId } from '@/lib/messages';
import { formatMoney } from '@/lib/money';
import { useShop } from '@/lib/shop';
import type { ChoiceOption } from '@/ui/Choices';

type ChoiceMessages = {
  label: MessageId & `${'checkout' | 'payment'}-${string}`;
  text: MessageId & `checkout-${string}`;
};

const methods = {
  stripe: { label: 'checkout-card', text: 'checkout-card-text' },
  sslcommerz: { label: 'checkout-wallet', text: 'checkout-card-text' },
  sandbox: { label: 'checkout-sandbox', text: 'checkout-sandbox-text' },
  'cash-on-delivery': { label: 'payment-cod', text: 'checkout-cod-text' },
} as const satisfies Record<string, ChoiceMessages>;

type Choices = { deliveries: ChoiceOption[]; payments: ChoiceOption[] };
type Delivery = CheckoutOffer['deliveryTypes'][number];

/** `chosen` is the delivery method of `quote`, which contains its price. */
export function useChoices({ deliveryTypes, paymentMethods }: CheckoutOffer, quote: Cart, chosen: string): Choices {
  const t = useT();
  const { pattern } = useShop().currency;
  const isFree = quote.freeShippingFromMinor !== null && quote.missingToFreeShippingMinor === null;
  const costOf = ({ type, shippingMinor }: Delivery) => {
    if (type === chosen) return quote.shippingMinor;
    return isFree ? 0 : shippingMinor;
  };
  const deliveries = deliveryTypes.map((delivery) => {
    const minor = costOf(delivery);
    return {
      value: delivery.type,
      label: t(delivery.type === 'pickup' ? 'checkout-pickup' : 'checkout-courier'),
      price: minor > 0 ? formatMoney(pattern, minor) : t('cart-shipping-free'),
      text: <DeliveryText delivery={delivery} />,
    };
  });
  const payments = paymentMethods.flatMap(({ method, chargeMinor }) => {
    const messages = methods[method as keyof typeof methods];
    const price = chargeMinor > 0 ? `+ ${formatMoney(pattern, chargeMinor)}` : undefined;
    return messages ? { value: method, label: t(messages.label), text: t(messages.text), price } : [];
  });
  return { deliveries, payments };
}

function DeliveryText({ delivery: { arrives, pickup } }: { delivery: Delivery }) {
  const t = useT();
  if (!pickup) return arrives && t('checkout-arrives', { dates: arrives });
  const { address, opens, closes, readyOn } = pickup;
  return [address, t('checkout-hours', { opens, closes }), t('checkout-ready', { date: readyOn })].map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));
}
